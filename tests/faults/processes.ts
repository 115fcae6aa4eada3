import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hasNginx, startNginx, WITHOUT_NGINX } from '../../scripts/nginx.mjs';
import { freePort } from '../support/free-port.ts';
import { childrenOf } from '../support/processes.ts';
import { startSheetsHost } from '../support/sheets-host.ts';
import { isReady, type SiteProcess, startProcess } from '../support/site-process.ts';
import { ask, load, type Outcomes, sheetPath, unexpected, written } from './clients.ts';
import { type Observation, observe } from './observe.ts';

/*
 * Faults of the site's processes and of the machine's resources.
 */

const NO_LIMIT = { RATE_LIMIT_MAX: '0' };
/** Milliseconds until a site that ended, and one that hung, must answer again. */
const RETURN_MILLISECONDS = { ended: 10_000, hung: 25_000 };
const search = (i: number) => `/spells?search=load ${i}`;

/** A full disk under the log, to which every request writes a line. */
export async function fullLog(): Promise<Observation> {
  const log = openSync('/dev/full', 'w');
  const site = await startProcess({ environment: { ...NO_LIMIT, LOG_LEVEL: 'info', CACHE_MAX_BYTES: '0' }, log });
  try {
    const seen = await observe(site, async () => {
      const finish = load(site.base, 4, search);
      await pause(5000);
      const outcomes = await finish();
      return { note: written(outcomes), missed: [unexpected(outcomes, ['200'])] };
    });
    const status = await site.stop();
    return status === 0 ? seen : { ...seen, missed: [...seen.missed, `it ends with status ${status}`] };
  } finally {
    await site.stop();
    closeSync(log);
  }
}

/** Sets the clock of the process back by an hour when it gets the signal. */
const CLOCK = `
  const now = Date.now;
  process.once('SIGWINCH', () => { Date.now = () => now() - 3_600_000; });`;

/** The clock is set back by an hour after a client has used up its quota. */
export async function clockSetBack(): Promise<Observation> {
  const nodeArguments = ['--import', `data:text/javascript,${encodeURIComponent(CLOCK)}`];
  const site = await startProcess({ environment: { TRUST_PROXY: '1', RATE_LIMIT_MAX: '900' }, nodeArguments });
  try {
    return await observe(site, async () => {
      const greedy = { 'x-forwarded-for': '192.0.2.1' };
      const get = () => fetch(`${site.base}/api/monsters/aboleth`, { headers: greedy });
      for (let i = 0; i < 900; i++) await (await get()).arrayBuffer();
      process.kill(site.pid(), 'SIGWINCH');
      await pause(200);
      const { status, headers } = await get();
      const seconds = Number(headers.get('retry-after'));
      await pause(seconds * 1000);
      const later = (await get()).status;
      const missed = [
        status !== 429 && `${status} beyond the allowance`,
        seconds > 60 && `Retry-After ${seconds}`,
        later !== 200 && `${later} after that`,
      ];
      return { note: `Retry-After ${seconds}, then ${later}`, missed };
    });
  } finally {
    await site.stop();
  }
}

/** Connections use up all file descriptors; afterwards the site answers again. */
export async function fewDescriptors(): Promise<Observation> {
  const site = await startProcess({ environment: NO_LIMIT, prefix: ['prlimit', '--nofile=96'] });
  const { hostname, port } = new URL(site.base);
  try {
    const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname).on('error', () => undefined));
    await pause(2000);
    for (const socket of sockets) socket.destroy();
    await pause(500);
    return await observe(site, async () => {
      const outcomes: Outcomes = {};
      for (let i = 0; i < 40; i++) await ask(site.base, search(i), outcomes);
      return { note: `afterwards ${written(outcomes)}`, missed: [unexpected(outcomes, ['200'])] };
    });
  } finally {
    await site.stop();
  }
}

/** The sheet process is killed repeatedly while clients import. */
export async function killedSheetReader(): Promise<Observation> {
  const host = await startSheetsHost();
  const site = await startProcess({ environment: { SHEETS_ORIGIN: host.origin, ...NO_LIMIT } });
  try {
    return await observe(site, async () => {
      let killed = 0;
      const finish = load(site.base, 4, () => sheetPath('sample'));
      for (let i = 0; i < 20; i++) {
        await pause(250);
        for (const pid of childrenOf(site.pid())) {
          process.kill(pid, 'SIGKILL');
          killed++;
        }
      }
      const during = await finish();
      const after: Outcomes = {};
      for (let i = 0; i < 5; i++) await ask(site.base, sheetPath('sample'), after);
      const missed = [
        killed === 0 && 'none was killed',
        unexpected(during, ['200', '503']),
        unexpected(after, ['200'], 'later clients'),
      ];
      return { note: `${killed} killed: ${written(during)}, later ${written(after)}`, missed };
    });
  } finally {
    await site.stop();
    await host.stop();
  }
}

/** The supervised site is killed, and stopped, under load: it is back in time, and only requests in progress were lost. */
export async function killedSite(): Promise<Observation> {
  const site = await startProcess({ environment: NO_LIMIT, supervised: true });
  try {
    const finish = load(site.base, 4, search);
    const ended = await returnAfter(site, 'SIGKILL');
    // The supervisor has seen by then that the site is up.
    await pause(2500);
    const hung = await returnAfter(site, 'SIGSTOP');
    const outcomes = await finish();
    const lost = [
      ended > RETURN_MILLISECONDS.ended && `killed, back after ${ended} ms`,
      hung > RETURN_MILLISECONDS.hung && `hung, back after ${hung} ms`,
      unexpected(outcomes, ['200', 'ECONNREFUSED', 'ECONNRESET', 'cut off by ECONNRESET']),
    ];
    const note = `killed: back in ${ended} ms; hung: in ${hung} ms; ${written(outcomes)}`;
    return await observe(site, async () => ({ note, missed: lost }));
  } finally {
    await site.stop();
  }
}

/** Milliseconds until another process answers after the signal. */
async function returnAfter(site: SiteProcess, signal: NodeJS.Signals): Promise<number> {
  const pid = site.pid();
  const start = performance.now();
  process.kill(pid, signal);
  while (performance.now() - start < 2 * RETURN_MILLISECONDS.hung) {
    await pause(50);
    if (site.pid() !== pid && (await isReady(site.base))) break;
  }
  return Math.round(performance.now() - start);
}

/**
 * The process is told to end while clients without a proxy reconnect at once for each request. All that it accepted gets its
 * whole response. What the system has accepted for it at the moment when it stops listening, at most one connection of each
 * client, is reset by the system: no documented call can ask whether one is waiting and stop listening in the same step.
 */
export async function endedDirectly(): Promise<Observation> {
  const PORT = String(await freePort());
  const start = () => startProcess({ environment: { ...NO_LIMIT, PORT } });
  const site = await start();
  const clients = 8;
  const finish = load(site.base, clients, search);
  await pause(2000);
  const status = await site.stop();
  const outcomes = await finish();
  const next = await start();
  try {
    const resets = outcomes.ECONNRESET ?? 0;
    const missed = [
      unexpected(outcomes, ['200', 'ECONNREFUSED', 'ECONNRESET']),
      resets > clients && `${resets} connections of ${clients} clients were reset`,
      status !== 0 && `it ends with status ${status}`,
    ];
    return await observe(next, async () => ({ note: written(outcomes), missed }));
  } finally {
    await next.stop();
  }
}

/** Two processes behind nginx: one is told to end and one is killed, under clients that reconnect for each request. */
export async function replacedBehindProxy(): Promise<Observation> {
  if (!hasNginx()) throw new Error(WITHOUT_NGINX);
  const ports = [await freePort(), await freePort()];
  const proxy = await freePort();
  const start = (port = 0) => startProcess({ environment: { TRUST_PROXY: '1', ...NO_LIMIT, PORT: String(port) } });
  const sites = [await start(ports[0]), await start(ports[1])] as const;
  const places = Object.entries({ 3001: ports[0], 3002: ports[1], 8080: proxy });
  const example = readFileSync('docs/nginx.conf', 'utf8');
  const text = places.reduce((changed, [from, to]) => changed.replace(`:${from}`, `:${to}`), example);
  const nginx = await startNginx(text, proxy);
  const base = `http://127.0.0.1:${proxy}`;
  let next: SiteProcess | undefined;
  try {
    const harm = async () => {
      const finish = load(base, 8, search);
      await pause(1000);
      const status = await sites[0].stop();
      next = await start(ports[0]);
      await pause(1000);
      process.kill(sites[1].pid(), 'SIGKILL');
      await pause(2000);
      const outcomes = await finish();
      const missed = [unexpected(outcomes, ['200']), status !== 0 && `the first ends with status ${status}`];
      return { note: written(outcomes), missed };
    };
    return await observe(sites[0], harm, { base, ends: true });
  } finally {
    await nginx.stop();
    for (const site of [...sites, next]) await site?.stop();
  }
}
