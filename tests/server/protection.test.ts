import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { DatabaseUnavailable } from '../../src/database/unavailable.ts';
import { clientNetwork } from '../../src/server/client-address.ts';
import { ask, sendBytes } from '../support/raw-http.ts';
import { startApi } from '../support/server.ts';

type Server = Awaited<ReturnType<typeof startApi>>;
let server: Server;
afterEach(() => server?.stop());

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };

test('a page may run its own inline scripts and no others', async () => {
  let count = 0;
  const web = async () => {
    count++;
    const scripts = [`let n=${count}`, 'start()'];
    const body = Buffer.from(`<p><script>injected()</script></p>${scripts.map((text) => `<script>${text}</script>`)}`);
    return { status: 200, headers: new Headers(HTML.headers), body, scripts };
  };
  server = await startApi({ web });
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const [path, n] of [
    ['/', 1],
    ['/', 1],
    ['/feats', 2],
    ['/', 1],
  ] as const) {
    const policy = String((await ask(server.base, path)).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash(`let n=${n}`)} ${hash('start()')};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('unsafe');
  }
});

test('no script may run on a page that names none', async () => {
  server = await startApi({ web: async () => new Response('<script>injected()</script>', HTML) });
  expect((await ask(server.base, '/')).headers['content-security-policy']).toContain("script-src 'self';");
});

test('every response has the security headers', async () => {
  server = await startApi({ environment: { PUBLIC_URL: 'https://rules.example.org', RATE_LIMIT_MAX: '20' } });
  const asked = ['/', '/', '/api/spells?limit=1', '/api/spells/none', '/healthz', '/api/openapi.json', '/api', '/%zz'];
  const answers = await Promise.all(asked.map((path) => ask(server.base, path)));
  answers.push(await ask(server.base, '/', { method: 'POST' }));
  for (const { headers } of answers) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('pages may connect to Google only if private sheets can be imported', async () => {
  server = await startApi({ environment: { GOOGLE_CLIENT_ID: '1-a.apps' }, web: async () => new Response('', HTML) });
  const { headers } = await ask(server.base, '/character-sheet');
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://sheets.googleapis.com https://oauth2.googleapis.com;",
  );
});

test('scripts of other sites may read the API', async () => {
  server = await startApi();
  const origin = { origin: 'https://elsewhere.example' };
  for (let i = 0; i < 2; i++) {
    const { headers } = await ask(server.base, '/api/spells/fireball', { headers: origin });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('RateLimit');
    expect(headers.vary).not.toMatch(/origin/i);
  }
  // Once before and once after the response to GET is stored.
  for (let i = 0; i < 2; i++) {
    const preflight = await ask(server.base, '/api/spells', {
      method: 'OPTIONS',
      headers: { ...origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-own' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD, POST');
    expect(preflight.headers['access-control-allow-headers']).toBe('x-own');
    await ask(server.base, '/api/spells');
  }
});

test('any text in place of an address counts as one client', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof clientNetwork(text) === 'string'));
  fc.assert(fc.property(fc.ipV4(), (address) => clientNetwork(`::ffff:${address}`) === address));
});

test('unsupported requests are refused', async () => {
  server = await startApi();
  const { base } = server;
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await ask(base, '/spells', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await ask(base, '/api/character', { method });
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
  }
  expect((await ask(base, '/', { headers: { 'content-length': '5' }, body: 'hello' })).status).toBe(413);
  const search = async (text: string) => (await ask(base, `/api/spells?search=${encodeURIComponent(text)}`)).status;
  expect([await search('x'.repeat(10_000)), await search('🐉'.repeat(2500))]).toEqual([200, 200]);
  expect(await search('x'.repeat(40_000))).toBe(414);
  const tooLong = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(60_000)}\r\n\r\n`;
  for (const [bytes, code] of [
    [tooLong, 431],
    ['nonsense\r\n\r\n', 400],
  ] as const) {
    const [head = '', body = ''] = (await sendBytes(base, bytes)).split('\r\n\r\n');
    expect(head).toMatch(
      new RegExp(`^HTTP/1.1 ${code} .*\r\nContent-Type: application/problem.json\r\n.*\r\nConnection: close$`, 's'),
    );
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ status: code });
  }
  expect(await sendBytes(base, tooLong.replace('GET', 'HEAD'))).toMatch(/^HTTP\/1.1 431 [^{}]*\r\n\r\n$/);
});

test.each([
  ['GET http://elsewhere/api/spells?limit=1', 200],
  ['GET HTTPS://elsewhere/api/spells/fireball', 200],
  ['GET http://elsewhere', 200],
  ['GET http://elsewhere?q=1', 200],
  ['GET *', 400],
  ['HEAD *', 400],
  ['GET spells', 400],
  ['GET ftp://elsewhere/spells', 400],
  ['GET /%09/', 400],
  ['GET /spells/%7F', 400],
  ['GET /api/spells?search=%09&limit=1', 200],
  ['OPTIONS *', 204],
])('the request target of "%s" is answered with %i', async (line, status) => {
  server = await startApi();
  const answer = await sendBytes(server.base, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test.each([
  ['no host', '', 400],
  ['two hosts', 'host: a\r\nHost: b\r\n', 400],
  ['an expectation', 'host: a\r\nexpect: a-miracle\r\n', 417],
])('a request with %s is refused with the header fields of every response', async (_, fields, status) => {
  server = await startApi();
  const answer = await sendBytes(server.base, `GET /healthz HTTP/1.1\r\n${fields}connection: close\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toMatchObject({ status });
});

test('a client of HTTP/1.0 may omit the host', async () => {
  server = await startApi();
  expect(await sendBytes(server.base, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/../../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/api/spells/..%2f..%2fpackage.json',
  '/api/static/..%2f..%2f..%2fpackage.json',
  '//etc/passwd',
  '/%00',
  '/\\..\\package.json',
])('%s does not serve a file', async (path) => {
  server = await startApi({ web: async () => new Response('no such page', { status: 404 }) });
  const { status, body } = await ask(server.base, path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.toString()).not.toMatch(/root:|"dependencies"/);
});

test.each(['__proto__', 'constructor', 'prototype', '__proto__[x]', 'constructor.prototype.x', 'toString'])(
  'the parameter %s changes nothing',
  async (name) => {
    server = await startApi();
    const plain = await ask(server.base, '/api/spells?limit=1');
    const { status, body } = await ask(server.base, `/api/spells?limit=1&${encodeURIComponent(name)}=polluted`);
    expect(status).toBe(200);
    expect(body).toEqual(plain.body);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);

test('a client that sends its request slowly is disconnected', async () => {
  server = await startApi();
  server.site.app.server.headersTimeout = 300;
  const { hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\n');
  const drip = setInterval(() => socket.write('x: y\r\n'), 100);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
  });
  const answer = new Promise((done) => socket.once('data', (part) => done(String(part))));
  expect(await answer).toContain(' 408 ');
  await closed;
});

test('more concurrent requests than can be answered in about a second are refused with 503', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const web = async () => {
    await held;
    return new Response('page', HTML);
  };
  server = await startApi({ web, environment: { RATE_LIMIT_MAX: '0' } });
  await ask(server.base, '/api/spells/fireball');
  const agent = new Agent({ maxSockets: 600 });
  const asked = Array.from({ length: 510 }, (_, i) => ask(server.base, `/spells/x${i}`, { agent }));
  const busy = await Promise.any(asked);
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '5']);
  expect((await ask(server.base, '/healthz')).status).toBe(200);
  expect((await ask(server.base, '/api/spells/fireball')).status).toBe(200);
  release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(500);
  agent.destroy();
});

test('a process that is shutting down is not ready, and every response closes its connection', async () => {
  server = await startApi();
  expect((await ask(server.base, '/readyz')).status).toBe(200);
  await ask(server.base, '/api/spells/fireball');
  server.site.gate.draining = true;
  const agent = new Agent({ keepAlive: true });
  for (const [path, status] of [
    ['/readyz', 503],
    ['/healthz', 200],
    ['/api/spells/fireball', 200],
  ] as const) {
    const answer = await ask(server.base, path, { agent });
    expect([answer.status, answer.headers.connection]).toEqual([status, 'close']);
  }
});

test('while the catalogue is unreachable, stored responses are sent and others have status 503', async () => {
  let lost = false;
  const web = async () => (lost ? new Response('lost', { status: 503 }) : new Response('page', HTML));
  const change = (catalogue: Catalogue): Catalogue => {
    const find: Catalogue['spells']['find'] = async (slug) => {
      if (lost) throw new DatabaseUnavailable('lost');
      return catalogue.spells.find(slug);
    };
    return { ...catalogue, spells: { ...catalogue.spells, find } };
  };
  server = await startApi({ web, change });
  await ask(server.base, '/');
  await ask(server.base, '/api/spells/fireball');
  lost = true;
  expect((await ask(server.base, '/')).status).toBe(200);
  expect((await ask(server.base, '/api/spells/fireball')).status).toBe(200);
  for (const path of ['/api/spells/sleep', '/spells/sleep']) {
    const { status, headers } = await ask(server.base, path);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
  }
  lost = false;
  expect((await ask(server.base, '/api/spells/sleep')).status).toBe(200);
});
