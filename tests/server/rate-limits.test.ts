import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QUOTAS } from '../../src/contract/budget.ts';
import { RateLimiter } from '../../src/server/rate-limiter.ts';
import { ask } from '../support/raw-http.ts';
import { startApi } from '../support/server.ts';
import { sheetId, startSheetsHost } from '../support/sheets-host.ts';

let host: Awaited<ReturnType<typeof startSheetsHost>>;
let server: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  host = await startSheetsHost();
});
afterEach(() => server?.stop());
afterAll(() => host.stop());

test('a client gets a limited number of responses per minute, stored or not, and sees how many are left', async () => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '3' } });
  const path = '/api/spells/fireball';
  for (const left of [2, 1, 0]) {
    const { status, headers } = await ask(server.base, path);
    expect(status).toBe(200);
    expect(headers['ratelimit-policy']).toBe('"requests";q=3;w=60');
    expect(headers.ratelimit).toMatch(new RegExp(`^"requests";r=${left};t=\\d+$`));
  }
  const refused = await ask(server.base, path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused.body.toString())).toMatchObject({ title: 'Too many requests', status: 429 });
  expect((await ask(server.base, '/healthz')).status).toBe(200);
});

test('files are not counted; addresses that only begin like one are', async () => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '1' } });
  const statuses = [];
  for (const path of [
    '/assets/a.js',
    '/assets/a.js',
    '/',
    '/assets/../spells',
    '/assets/..%2fspells',
    '/assets/a.js?b',
  ])
    statuses.push((await ask(server.base, path)).status);
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, true, true]);
});

test.each([
  // [proxies, what the header says of four requests, how many are answered where each address gets one]
  [0, ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'], 1],
  [1, ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'], 4],
  [1, ['9.9.9.1, 1.1.1.1', '9.9.9.2, 1.1.1.1', '9.9.9.3, 1.1.1.1', '2.2.2.2'], 2],
  [2, ['1.1.1.1, 7.7.7.7', '2.2.2.2, 7.7.7.7', '8.8.8.8, 1.1.1.1, 7.7.7.7', '2.2.2.2, 7.7.7.7'], 2],
  [1, ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:db8:1:3::1', '2001:db8:1:3::2'], 2],
])('behind %i proxies, clients named %j get %i responses', async (proxies, forwarded, answered) => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '1', TRUST_PROXY: String(proxies) } });
  const statuses = [];
  for (const address of forwarded)
    statuses.push((await ask(server.base, '/', { headers: { 'x-forwarded-for': address } })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(answered);
});

const SHEET = `/api/sheet?url=${sheetId('nonsense')}`;

test.each(['134217728', '0'])(
  'every response of the API has the remaining quota, with %s bytes of cache',
  async (bytes) => {
    const environment = { RATE_LIMIT_MAX: '100', CACHE_MAX_BYTES: bytes, SHEETS_ORIGIN: host.origin };
    server = await startApi({ environment });
    const paths = [
      ...['/api/spells/fireball', '/api/spells/fireball', '/api/spells/none', '/api/spells?level=x', '/api/none'],
      ...['/api/items/shop/names', SHEET, '/api/downloads/skills.json', '/api/skills/export.csv', '/api/openapi.json'],
    ];
    for (const [i, path] of paths.entries()) {
      const { headers } = await ask(server.base, path);
      expect(headers['ratelimit-policy'], path).toMatch(/^"requests";q=100;w=60/);
      expect(headers.ratelimit, path).toMatch(new RegExp(`^"requests";r=${99 - i};t=\\d+`));
      const others = Object.keys(headers).filter((name) => /ratelimit/.test(name));
      expect(others.sort(), path).toEqual(['ratelimit', 'ratelimit-policy']);
    }
  },
);

test.each([
  ['imports', 10, [SHEET]],
  ['exports', 60, ['/api/skills/export.csv?search=a', '/api/languages/export.json?search=a']],
  ['full-entries', 30, ['/api/entries?whole=yes&of=spells/fireball,spells/fly,spells/haste,spells/slow,spells/wish']],
  ['downloads', 60, ['/api/downloads/skills.json', '/api/list-tables']],
] as const)('one client gets %s for %i requests a minute, GET and HEAD together', async (name, perMinute, paths) => {
  server = await startApi({
    environment: { RATE_LIMIT_MAX: '1000', CACHE_MAX_BYTES: '0', SHEETS_ORIGIN: host.origin },
  });
  for (let i = 0; i < perMinute; i++) {
    const method = i % 2 === 0 ? 'GET' : 'HEAD';
    const { status, headers } = await ask(server.base, paths[i % paths.length] ?? '', { method });
    expect(status).not.toBe(429);
    expect(headers.ratelimit).toMatch(new RegExp(`, "${name}";r=${perMinute - i - 1};t=\\d+$`));
  }
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await ask(server.base, paths[0], { method });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-disposition']).toBeUndefined();
  }
  expect((await ask(server.base, '/api/spells/fireball')).status).toBe(200);
});

const FIVE = 'spells/fireball,spells/fly,spells/haste,spells/slow,spells/wish';

test.each(['', '&whole=no', '&whole=0', '&whole=false'])(
  'cards of several entries have no quota of their own%s',
  async (whole) => {
    server = await startApi({ environment: { RATE_LIMIT_MAX: '1000', CACHE_MAX_BYTES: '0' } });
    const { status, headers } = await ask(server.base, `/api/entries?of=${FIVE}${whole}`);
    expect(status).toBe(200);
    expect(headers.ratelimit).not.toContain('full-entries');
  },
);

test.each(['yes', '1', 'true'])('whole entries have a quota: whole=%s', async (whole) => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '1000', CACHE_MAX_BYTES: '0' } });
  const { headers } = await ask(server.base, `/api/entries?of=${FIVE}&whole=${whole}`);
  expect(headers.ratelimit).toContain('"full-entries"');
});

test('characters in addresses have a quota, whether the page or the API works them out', async () => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '1000' } });
  for (let i = 0; i < QUOTAS.plans.perMinute; i++) {
    const path = i % 2 === 0 ? '/character' : '/api/character/plan';
    expect((await ask(server.base, `${path}?race=elf&name=${i}`)).status).toBe(200);
  }
  const { status, headers, body } = await ask(server.base, '/character?race=elf');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.toString()).toContain('120 character-plans a minute');
  expect((await ask(server.base, '/character')).status).toBe(200);
});

test('long addresses have a quota of their own, pages and answers of the API together', async () => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '1000' } });
  const long = (i: number) =>
    `${i % 2 === 0 ? '/api/spells' : '/nowhere'}?search=${'fire '.repeat(500).replaceAll(' ', '+')}${i}`;
  const { perMinute } = QUOTAS.longAddresses;
  for (let i = 0; i < perMinute; i++) expect((await ask(server.base, long(i))).status).not.toBe(429);
  for (const i of [perMinute, perMinute + 1]) {
    const { status, headers, body } = await ask(server.base, long(i));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.toString()).toContain('120 long-addresses a minute');
  }
  expect((await ask(server.base, '/api/spells?search=fire')).status).toBe(200);
});

test('without a limit no request is refused', async () => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '0', SHEETS_ORIGIN: host.origin } });
  for (let i = 0; i < 12; i++) expect((await ask(server.base, SHEET)).status).toBe(422);
  for (let i = 0; i < 62; i++) {
    const { status, headers } = await ask(server.base, '/api/languages/export.csv');
    expect([status, headers.ratelimit]).toEqual([200, undefined]);
  }
});

test('a page over the limit says how long to wait', async () => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '1' } });
  await ask(server.base, '/');
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const page = await ask(server.base, '/spells', { headers: { accept } });
  expect(page.status).toBe(429);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const seconds = Number(page.headers['retry-after']);
  expect(page.body.toString()).toContain(`Please wait ${seconds} s.`);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const call = await ask(server.base, '/api/spells', { headers: { accept } });
  expect(call.headers['content-type']).toBe('application/problem+json');
});

test('a clock that is set back does not make clients wait longer', async () => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '1' } });
  await ask(server.base, '/');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60 * 1000 });
  try {
    const { status, headers } = await ask(server.base, '/');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    vi.useRealTimers();
  }
});

test('after a minute every client has its full quota again', () => {
  let now = 0;
  const limiter = new RateLimiter(() => now);
  const quota = { name: 'requests', perMinute: 1 };
  expect([limiter.take(quota, 'a').allowed, limiter.take(quota, 'a').allowed]).toEqual([true, false]);
  expect(limiter.take({ name: 'others', perMinute: 1 }, 'a').allowed).toBe(true);
  now = 60_000;
  expect(limiter.take(quota, 'a').allowed).toBe(true);
});

test('a new network is answered, however many there are', () => {
  const limiter = new RateLimiter(() => 0);
  const quota = { name: 'requests', perMinute: 100 };
  for (let i = 0; i < 150_000; i++) limiter.take(quota, `network ${i}`);
  for (let i = 0; i < 100; i++) expect(limiter.take(quota, `newcomer ${i}`).allowed).toBe(true);
  for (let i = 0; i < 100; i++) limiter.take(quota, 'greedy newcomer');
  expect(limiter.take(quota, 'greedy newcomer').allowed).toBe(false);
});
