import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startSheetsHost } from '../support/sheets-host.ts';
import { type SiteProcess, startProcess } from '../support/site-process.ts';
import { ask, clientAddress, count, hold, type Outcomes, sheetPath, unexpected, written } from './clients.ts';
import { type Done, type Observation, observe } from './observe.ts';

/*
 * What clients can do to the site, with its default settings. Behind a proxy they have addresses of their own; the proxy is
 * the attacker's program, which may write any address.
 */

const ONE_CLIENT = '192.0.2.1';
const SLOW_SHEETS = ['related', 'blanks', 'text', 'large'];

/** Starts a site that reads sheets from a stand-in, and attacks it. */
async function attack(harm: (site: SiteProcess) => Promise<Done>, proxies = '1'): Promise<Observation> {
  const host = await startSheetsHost();
  const site = await startProcess({ environment: { SHEETS_ORIGIN: host.origin, TRUST_PROXY: proxies } });
  try {
    return await observe(site, () => harm(site));
  } finally {
    await site.stop();
    await host.stop();
  }
}

function letGo(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}

/** One client asks five times for six sheets at once that would become answers of 68 MB, and reads nothing. */
export function wideSheets(): Promise<Observation> {
  return attack(async ({ base }) => {
    const sockets: Socket[] = [];
    for (let i = 0; i < 30; i++) {
      sockets.push(hold(base, sheetPath('wide'), ONE_CLIENT, true));
      if (i % 6 === 5) await pause(1000);
    }
    letGo(sockets);
    const outcomes: Outcomes = {};
    await ask(base, sheetPath('wide'), outcomes, { forwarded: '192.0.2.2' });
    return { note: `another got ${written(outcomes)}`, missed: [unexpected(outcomes, ['413'])] };
  });
}

/** One client holds as many connections as the process takes, each kept open by a request; none is behind a proxy. */
export function heldConnections(): Promise<Observation> {
  return attack(async ({ base }) => {
    const sockets: Socket[] = [];
    for (let i = 0; i < 10_050; i++) {
      sockets.push(hold(base, '/healthz', ONE_CLIENT));
      if (i % 100 === 0) await pause(10);
    }
    await pause(3000);
    const open = sockets.filter(({ destroyed }) => !destroyed).length;
    letGo(sockets);
    return { note: `${open} of 10,050 stay open`, missed: [open > 200 && `${open} connections of one client`] };
  }, '0');
}

/** Twelve clients at once send sheets that take long to read, four times. */
export function slowSheets(): Promise<Observation> {
  return attack(async ({ base }) => {
    const outcomes: Outcomes = {};
    const asked: Promise<void>[] = [];
    for (let i = 0; i < 48; i++) {
      const path = sheetPath(SLOW_SHEETS[i % SLOW_SHEETS.length] ?? '');
      asked.push(ask(base, path, outcomes, { forwarded: clientAddress(i % 12) }));
      if (i % 12 === 11) await pause(2000);
    }
    await Promise.all(asked);
    return { note: written(outcomes), missed: [unexpected(outcomes, ['200', '413', '422', '429', '503', '504'])] };
  });
}

/** 200 clients import files of 5 MB that stop just before their end. */
export function stalledDownloads(): Promise<Observation> {
  return attack(async ({ base }) => {
    const outcomes: Outcomes = {};
    const ways = Array.from({ length: 200 }, (_, i) =>
      ask(base, sheetPath('stall'), outcomes, { forwarded: clientAddress(i) }),
    );
    await Promise.all(ways);
    return { note: written(outcomes), missed: [unexpected(outcomes, ['503', '504'])] };
  });
}

/** One client asks 400 times for two megabytes of entries, and reads nothing. */
export function unreadResponses(): Promise<Observation> {
  return attack(async ({ base }) => {
    const response = await fetch(`${base}/api/monsters?limit=100`);
    const { monsters } = (await response.json()) as { monsters: { slug: string }[] };
    const of = monsters.map(({ slug }) => `monsters/${slug}`);
    const sockets: Socket[] = [];
    for (let i = 0; i < 400; i++) {
      const chosen = [...of.slice(i % of.length), ...of.slice(0, i % of.length)].join(',');
      sockets.push(hold(base, `/api/entries?whole=yes&of=${chosen}`, ONE_CLIENT, true));
      if (i % 20 === 0) await pause(100);
    }
    await pause(2000);
    letGo(sockets);
    return { note: `${of.length} entries in each` };
  });
}

/** One client downloads everything without compression and has cards painted, as fast as they come. */
export function heavyDownloads(): Promise<Observation> {
  return attack(async ({ base }) => {
    const outcomes: Outcomes = {};
    const asked: Promise<void>[] = [];
    for (let i = 0; i < 200; i++) {
      const from = { forwarded: ONE_CLIENT, headers: { 'accept-encoding': i % 2 === 0 ? 'gzip' : 'identity' } };
      asked.push(ask(base, '/api/downloads/catalogue.json', outcomes, from));
      asked.push(ask(base, `/social/spells/fireball.png?x=${i}`, outcomes, from));
      await pause(25);
    }
    await Promise.all(asked);
    return { note: written(outcomes), missed: [unexpected(outcomes, ['200', '429', '503'])] };
  });
}

/** Preflights for what is stored: answered as such, and counted. */
export function preflights(): Promise<Observation> {
  return attack(async ({ base }) => {
    const outcomes: Outcomes = {};
    const headers = { origin: 'https://a.example', 'access-control-request-method': 'GET' };
    for (let i = 0; i < 1250; i++)
      await ask(base, '/api/monsters/aboleth', outcomes, { forwarded: ONE_CLIENT, method: 'OPTIONS', headers });
    const refused = outcomes['429'] ?? 0;
    return {
      note: written(outcomes),
      missed: [unexpected(outcomes, ['204', '429']), refused === 0 && 'preflights are not counted'],
    };
  });
}

/** 100,000 clients behind a proxy, each with a request, then 100 more. */
export function manyClients(): Promise<Observation> {
  return attack(async ({ base }) => {
    const { hostname, port } = new URL(base);
    const outcomes: Outcomes = {};
    const sockets = Array.from({ length: 10 }, () => connect(Number(port), hostname));
    for (const socket of sockets)
      socket.on('error', () => undefined).on('data', (part) => countStatuses(part, outcomes));
    for (let i = 0; i < 100_000; i += 100) {
      const requests = Array.from(
        { length: 100 },
        (_, n) => `GET /robots.txt HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${clientAddress(i + n)}\r\n\r\n`,
      );
      const socket = sockets[(i / 100) % sockets.length];
      // The next hundred once these are sent: what is not read would count as unread.
      await new Promise((done) => socket?.write(requests.join(''), done));
      // Their number is what is tested, not how many a second this machine can answer.
      await pause(12);
    }
    await pause(1000);
    letGo(sockets);
    return { note: written(outcomes), missed: [unexpected(outcomes, ['200']), await newcomers(base)] };
  });
}

/** 20,000 addresses of this machine, each with a connection and a request of its own, then 100 more. */
export function manyAddresses(): Promise<Observation> {
  return attack(async ({ base }) => {
    const outcomes: Outcomes = {};
    for (let i = 0; i < 20_000; i += 50) {
      const local = (n: number) => `127.${1 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${n & 255}`;
      const clients = Array.from({ length: 50 }, (_, n) =>
        ask(base, '/robots.txt', outcomes, { localAddress: local(i + n) }),
      );
      await Promise.all(clients);
    }
    return { note: written(outcomes), missed: [unexpected(outcomes, ['200']), await newcomers(base)] };
  }, '0');
}

async function newcomers(base: string): Promise<string | false> {
  const outcomes: Outcomes = {};
  for (let i = 0; i < 100; i++)
    await ask(base, '/spells/fireball', outcomes, { forwarded: `172.16.0.${i}`, localAddress: `127.100.0.${i + 1}` });
  return unexpected(outcomes, ['200'], 'newcomers');
}

function countStatuses(part: Buffer, outcomes: Outcomes): void {
  for (const [, status = ''] of part.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) count(outcomes, status);
}
