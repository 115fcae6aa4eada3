import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { freePort } from '../support/free-port.ts';
import { CHANGE, changeContent } from '../support/next-version.ts';
import { startProcess } from '../support/site-process.ts';
import { ask, load, type Outcomes, unexpected, written } from './clients.ts';
import { type Observation, observe } from './observe.ts';

/*
 * Databases that hang, are slow, or change under load.
 */

const SLOW_MILLISECONDS = 200;

/** A PostgreSQL with the published content. */
async function publishedDatabase() {
  if (findPostgres() === undefined)
    throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const database = await startPostgres();
  const env = { ...process.env, DATABASE_URL: database.url };
  const args = ['src/content/main.ts', '--publish'];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 120_000 });
  if (status === 0) return database;
  await database.remove();
  throw new Error(stderr);
}

/** The database hangs under load: cached responses are sent, all others get 503 in time, and the site recovers afterwards. */
export async function frozenDatabase(): Promise<Observation> {
  const database = await publishedDatabase();
  const site = await startProcess({ environment: { DATABASE_URL: database.url, RATE_LIMIT_MAX: '0' } });
  const harm = async () => {
    const during: Outcomes = {};
    database.freeze();
    const search = (when: string, i: number) => `/api/spells?search=${when} ${i}`;
    await Promise.all(Array.from({ length: 20 }, (_, i) => ask(site.base, search('frozen', i), during)));
    database.thaw();
    await pause(1000);
    const after: Outcomes = {};
    for (let i = 0; i < 20; i++) await ask(site.base, search('thawed', i), after);
    const missed = [unexpected(during, ['503'], 'meanwhile clients'), unexpected(after, ['200'], 'later clients')];
    return { note: `${written(during)}, later ${written(after)}`, missed };
  };
  try {
    return await observe(site, harm, { onlyStored: true });
  } finally {
    database.thaw();
    await site.stop();
    await database.remove();
  }
}

/** Each answer of the database is delayed by 200 ms. */
export async function slowDatabase(): Promise<Observation> {
  const database = await publishedDatabase();
  const from = Number(new URL(database.url).port);
  const proxy = await slowProxy(from);
  const url = database.url.replace(`:${from}`, `:${proxy.port}`);
  const site = await startProcess({ environment: { DATABASE_URL: url, RATE_LIMIT_MAX: '0' } });
  const harm = async () => {
    const outcomes: Outcomes = {};
    await Promise.all(Array.from({ length: 60 }, (_, i) => ask(site.base, `/api/spells?search=slow ${i}`, outcomes)));
    return { note: written(outcomes), missed: [unexpected(outcomes, ['200', '503'])] };
  };
  try {
    return await observe(site, harm, { onlyStored: true });
  } finally {
    await site.stop();
    proxy.stop();
    await database.remove();
  }
}

/** A proxy to the port that delays what comes back. */
async function slowProxy(to: number) {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined));
    client.pipe(upstream);
    upstream.on('data', (part) => setTimeout(() => client.write(part), SLOW_MILLISECONDS));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(port, '127.0.0.1');
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, stop };
}

/** The catalogue file is replaced three times under load, the last time by one with different content. */
export async function replacedCatalogue(): Promise<Observation> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const file = join(folder, 'catalogue.sqlite');
  const next = join(folder, 'next.sqlite');
  copyFileSync('build/catalogue.sqlite', file);
  const site = await startProcess({ environment: { DATABASE_URL: file, RATE_LIMIT_MAX: '0' } });
  const climb = async () => (await fetch(`${site.base}/skills/climb`)).text();
  const harm = async () => {
    const finish = load(site.base, 4, (i) => (i % 2 === 0 ? `/spells?search=fire ${i}` : '/skills/climb'));
    for (let i = 0; i < 3; i++) {
      copyFileSync('build/catalogue.sqlite', next);
      if (i === 2) changeContent(next);
      renameSync(next, file);
      await pause(4000);
    }
    const changed = (await climb()).includes(CHANGE.after);
    const outcomes = await finish();
    return { note: written(outcomes), missed: [unexpected(outcomes, ['200']), !changed && 'the old content is shown'] };
  };
  try {
    return await observe(site, harm);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}
