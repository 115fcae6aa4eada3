import { afterEach, expect, test } from 'vitest';
import { ask, sendBytes } from '../support/raw-http.ts';
import { startApi } from '../support/server.ts';

/*
 * Stored responses are sent by the request gate, all others by Fastify: what goes over the wire has to be the same.
 */

let server: Awaited<ReturnType<typeof startApi>>;
afterEach(() => server.stop());

const PATH = '/api/spells/fireball';

/** The fields in which one response differs from the next to the same address. */
const OWN = ['date', 'x-request-id', 'ratelimit'];

function common(headers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));
}

test.each<Record<string, string>>([
  {},
  { 'accept-encoding': 'br' },
  { connection: 'keep-alive' },
  { connection: 'close' },
])('a response that was made and a stored one have the same header fields: %j', async (headers) => {
  server = await startApi({ environment: { RATE_LIMIT_MAX: '100', PUBLIC_URL: 'https://rules.example.org' } });
  const made = await ask(server.base, PATH, { headers });
  for (const method of ['GET', 'HEAD']) {
    const kept = await ask(server.base, PATH, { method, headers });
    expect(kept.status).toBe(200);
    expect(common(kept.headers)).toEqual(common(made.headers));
    expect(Date.parse(String(kept.headers.date))).toBeGreaterThan(Date.now() - 60_000);
  }
  expect(server.site.log.counts.memory.get(200)).toBe(2);
  const { etag = '' } = made.headers;
  const held = await ask(server.base, PATH, { headers: { ...headers, 'if-none-match': String(etag) } });
  expect(held.status).toBe(304);
  expect(held.headers['content-length']).toBeUndefined();
  for (const name of ['etag', 'cache-control', 'vary', 'connection', 'keep-alive', 'ratelimit-policy'])
    expect(held.headers[name]).toBe(made.headers[name]);
});

test('repeated responses are equal', async () => {
  const web = async () => new Response('é'.repeat(500), { headers: { 'content-type': 'text/html' } });
  server = await startApi({ web });
  const made = await ask(server.base, '/');
  for (const method of ['GET', 'GET', 'HEAD', 'GET', 'GET', 'HEAD', 'GET']) {
    const { status, headers, body } = await ask(server.base, '/', { method });
    expect([status, common(headers)]).toEqual([200, common(made.headers)]);
    expect(body.equals(method === 'HEAD' ? Buffer.alloc(0) : made.body)).toBe(true);
  }
});

test('pipelined requests are answered in their order', async () => {
  server = await startApi();
  await ask(server.base, PATH);
  const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
  const answers = await sendBytes(
    server.base,
    request(PATH) + request('/api/spells?limit=1') + request(PATH) + request('/healthz', 'connection: close\r\n'),
  );
  expect(answers.match(/HTTP\/1\.1 200 OK\r/g)).toHaveLength(4);
  const [first, second] = ['"name":"Fireball"', '"pagination"'].map((text) => answers.indexOf(text));
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first ?? 0);
  expect(answers.lastIndexOf('"name":"Fireball"')).toBeGreaterThan(second ?? 0);
});

test('the connection of an HTTP/1.0 client is closed after the response', async () => {
  server = await startApi();
  await ask(server.base, PATH);
  const answer = await sendBytes(server.base, `GET ${PATH} HTTP/1.0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^Connection: close\r$/im);
  expect(answer).toContain('"name":"Fireball"');
});

test('an OPTIONS request is answered whatever body it announces', async () => {
  server = await startApi();
  for (const type of ['application/json', 'text/x', '']) {
    const { status } = await ask(server.base, PATH, {
      method: 'OPTIONS',
      headers: { 'content-type': type, origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(status).toBe(204);
  }
});
