import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../support/raw-http.ts';
import { startApi } from '../support/server.ts';

type Server = Awaited<ReturnType<typeof startApi>>;
let server: Server;
afterEach(() => server.stop());

const LONG = 'a long page '.repeat(500);

/** A server whose pages say how often they were made. */
async function start(environment: Record<string, string> = {}, answer = pageOf) {
  const made: string[] = [];
  server = await startApi({
    environment,
    web: async (address) => {
      const { pathname, search } = new URL(address);
      made.push(pathname + search);
      await new Promise((done) => setTimeout(done, 5));
      return answer(pathname, made.length);
    },
  });
  return made;
}

function pageOf(path: string, count: number): Response {
  const html = `<html><script>let a=${count}</script><p>${path} ${LONG}</p></html>`;
  return new Response(html, {
    status: path.includes('missing') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

test('a page is rendered once, however its address is written', async () => {
  const made = await start();
  const ways = [
    '/spells?school=evocation&level=3',
    '/spells/?school=evocation&subschool=&level=3&page=',
    '/spells?school=evocation&%6Cevel=3',
  ];
  const bodies = [];
  for (const way of ways) bodies.push((await ask(server.base, way)).body.toString());
  expect(new Set(bodies).size).toBe(1);
  expect(made).toEqual(['/spells?school=evocation&level=3']);
  await ask(server.base, '/spells?level=4&school=evocation');
  expect(made).toHaveLength(2);
});

test('an API call is answered once, whatever the order of its parameters', async () => {
  await start();
  for (const call of ['school=evocation&level=3', 'level=3&x=1&school=evocation', '&level=3&&school=evocation&page='])
    expect((await ask(server.base, `/api/spells?${call}`)).status).toBe(200);
  expect(server.site.cache?.size).toBe(1);
});

test('junk parameters take no memory', async () => {
  const made = await start();
  const call = '/api/spells/fireball';
  const { body } = await ask(server.base, call);
  await ask(server.base, '/spells/fireball');
  const { bytes } = server.site.cache ?? { bytes: 0 };
  for (let i = 0; i < 100; i++) {
    const page = await ask(server.base, `/spells/fireball?junk${i}=${i}`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await ask(server.base, `${call}?junk${i}=${i}`)).body).toEqual(body);
  }
  // A page has to be what its address says in the browser, too.
  expect(made[7]).toBe('/spells/fireball?junk6=6');
  expect(server.site.cache?.bytes).toBe(bytes);
});

test.each([
  ['/spells/fireball?utm_source=x', '/spells/fireball'],
  ['/spells?fbclid=1&school=evocation', '/spells?school=evocation'],
  ['/character-sheet?url=abc&ref=1', '/character-sheet?url=abc'],
  ['/shop?seed=3&ref=https://elsewhere', '/shop?seed=3'],
])('%s redirects to %s', async (from, to) => {
  await start();
  expect((await ask(server.base, from)).headers.location).toBe(to);
  expect((await ask(server.base, to)).status).toBe(200);
});

test('a request for a page that is being rendered waits for it', async () => {
  const made = await start();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => ask(server.base, '/feats', { method: i % 3 === 0 ? 'HEAD' : 'GET' })),
  );
  expect(made).toEqual(['/feats']);
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, '', (bytes: Buffer) => bytes],
  [undefined, 'zstd', (bytes: Buffer) => bytes],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
])('encoding %s for "%s", made or from memory', async (encoding, accepted, decode) => {
  await start();
  const plain = (await ask(server.base, '/')).body.toString();
  const headers = { 'accept-encoding': accepted };
  const path = '/skills';
  for (const method of ['GET', 'GET', 'HEAD']) {
    const answer = await ask(server.base, path, { method, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    if (method === 'HEAD') expect(answer.body).toHaveLength(0);
    else {
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
      expect(decode(answer.body).toString()).toContain('/skills a long page');
    }
  }
  expect(plain).toContain('a long page');
});

test('an encoding that was not requested before is derived from a stored one', async () => {
  const made = await start();
  const [br, gzip, plain] = [
    await ask(server.base, '/', { headers: { 'accept-encoding': 'br' } }),
    await ask(server.base, '/', { headers: { 'accept-encoding': 'gzip' } }),
    await ask(server.base, '/'),
  ];
  expect(made).toHaveLength(1);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  const tags = [br, gzip, plain].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test('a response that the client has is not sent again', async () => {
  await start();
  const first = await ask(server.base, '/', { headers: { 'accept-encoding': 'br' } });
  const etag = String(first.headers.etag);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask(server.base, '/', { headers: { 'accept-encoding': 'br', 'if-none-match': held } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(again.headers.vary).toMatch(/accept-encoding/i);
  }
  const other = await ask(server.base, '/', { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test('the first client may have the response already, from another process', async () => {
  await start({}, (path) => pageOf(path, 0));
  const etag = String((await ask(server.base, '/')).headers.etag);
  await server.stop();
  await start({}, (path) => pageOf(path, 0));
  const again = await ask(server.base, '/', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBeUndefined();
});

test('proxies may cache API responses for minutes; pages are revalidated', async () => {
  await start();
  const control = async (path: string) => (await ask(server.base, path)).headers['cache-control'];
  for (let i = 0; i < 2; i++) {
    for (const path of ['/api/spells?limit=1', '/api/spells/fireball'])
      expect(await control(path)).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(await control('/')).toBe('public, max-age=0, must-revalidate');
  }
});

test.each([
  '/api/items/shop/generate',
  '/api/items/shop/generate?seed=',
  '/api/items/shop/names?race=elf',
  '/shop',
  '/shop?generate=1&seed=4',
  '/shop?names=1&seed=4',
  '/api/sheet?url=x',
  '/api/sheet',
])('%s is produced each time and never cached', async (path) => {
  await start();
  const before = server.site.cache?.size;
  for (let i = 0; i < 2; i++) {
    const { headers } = await ask(server.base, path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  }
  expect(server.site.cache?.size).toBe(before);
});

test('a shop with a seed is cached', async () => {
  const made = await start();
  await ask(server.base, '/shop?seed=4');
  await ask(server.base, '/shop?seed=4');
  expect(made).toEqual(['/shop?seed=4']);
  const stocks = await Promise.all(
    Array.from({ length: 2 }, () => ask(server.base, '/api/items/shop/generate?seed=4&budget=900')),
  );
  expect(stocks[0]?.body).toEqual(stocks[1]?.body);
});

test('responses with errors are not cached', async () => {
  const made = await start();
  for (let i = 0; i < 3; i++) expect((await ask(server.base, '/spells/missing')).status).toBe(404);
  expect(made).toHaveLength(3);
  expect((await ask(server.base, '/api/spells?level=x')).headers['cache-control']).toBe('no-store');
  expect(server.site.cache?.size).toBe(0);
});

test('memory is limited, and no number of queries evicts an entry', async () => {
  const room = 400_000;
  const made = await start({ CACHE_MAX_BYTES: String(room), RATE_LIMIT_MAX: '0' });
  await ask(server.base, '/spells/fireball');
  for (let i = 0; i < 300; i++) await ask(server.base, `/spells?search=${i}`);
  expect(server.site.cache?.bytes).toBeLessThanOrEqual(room);
  expect(server.site.cache?.size).toBeLessThan(300);
  const count = made.length;
  await ask(server.base, '/spells/fireball');
  expect(made).toHaveLength(count);
});

test('without a cache every response is produced', async () => {
  const made = await start({ CACHE_MAX_BYTES: '0' });
  for (let i = 0; i < 2; i++) expect((await ask(server.base, '/spells?b=&level=3')).status).toBe(200);
  expect(made).toEqual(['/spells?level=3', '/spells?level=3']);
});

test('a page is rendered for the waiting requests even if the first client disconnects', async () => {
  let made = 0;
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  server = await startApi({
    web: async () => {
      made++;
      await held;
      return new Response('<p>here</p>', { headers: { 'content-type': 'text/html' } });
    },
  });
  const controller = new AbortController();
  const first = fetch(`${server.base}/`, { signal: controller.signal }).catch(() => null);
  await vi.waitUntil(() => made > 0);
  const others = Array.from({ length: 5 }, () => ask(server.base, '/'));
  await vi.waitUntil(() => server.site.gate.received === 6);
  controller.abort();
  await first;
  await vi.waitUntil(() => server.site.gate.responses.total.responses === 0);
  release();
  const answers = await Promise.all(others);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(answers[0]?.headers.etag).toBeDefined();
  expect(made).toBe(1);
});

test('a missing page is rendered once for concurrent requests', async () => {
  const made = await start();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(server.base, '/spells/missing')));
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`))).toEqual(
    new Set(['404 undefined']),
  );
  expect(made).toHaveLength(1);
});

test('the first request may be a HEAD of a client that has the page already', async () => {
  await start({}, (path) => pageOf(path, 0));
  const etag = String((await ask(server.base, '/')).headers.etag);
  await server.stop();
  await start({}, (path) => pageOf(path, 0));
  const again = await ask(server.base, '/', { method: 'HEAD', headers: { 'if-none-match': etag } });
  expect([again.status, again.headers['content-length']]).toEqual([304, undefined]);
});

test('unknown parameters of a picture are left out', async () => {
  const made = await start();
  for (let i = 0; i < 5; i++) await ask(server.base, `/social/spells/fireball.png?x=${i}`);
  expect(made).toEqual(['/social/spells/fireball.png']);
});
