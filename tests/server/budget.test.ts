import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { CLIENT_BUDGET, PROCESS_BUDGET, QUOTAS } from '../../src/contract/budget.ts';
import { Painter } from '../../src/server/painter.ts';
import { ask, sendBytes } from '../support/raw-http.ts';
import { startApi } from '../support/server.ts';

let server: Awaited<ReturnType<typeof startApi>>;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
});

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const LIMITED = { RATE_LIMIT_MAX: '100000' };

function open(): Socket {
  const { hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

/** Sends a request whose response is never read. */
async function leaveUnread(path: string, headers = ''): Promise<void> {
  const socket = open();
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`);
}

test('the connections of one client are limited, and others are still answered', async () => {
  server = await startApi({ environment: LIMITED });
  const all = Array.from({ length: CLIENT_BUDGET.connections + 20 }, open);
  await vi.waitUntil(() => all.filter(({ destroyed }) => destroyed).length === 20);
  all.find(({ destroyed }) => !destroyed)?.destroy();
  await vi.waitUntil(() =>
    ask(server.base, '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
});

test.each([{ RATE_LIMIT_MAX: '0' }, { ...LIMITED, TRUST_PROXY: '1' }])(
  'connections are not counted by client with %j',
  async (environment) => {
    server = await startApi({ environment });
    const all = Array.from({ length: CLIENT_BUDGET.connections + 20 }, open);
    await Promise.all(all.map((socket) => once(socket, 'connect')));
    expect((await ask(server.base, '/healthz')).status).toBe(200);
    expect(all.some(({ destroyed }) => destroyed)).toBe(false);
  },
);

test('the concurrent responses of one client are limited, and others are still answered', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const web = async (address: string) => {
    if (address.includes('slow')) await held;
    return new Response('page', HTML);
  };
  server = await startApi({ web, environment: { ...LIMITED, TRUST_PROXY: '1' } });
  const agent = new Agent({ maxSockets: 100 });
  const from = (client: string, path: string) =>
    ask(server.base, path, { agent, headers: { 'x-forwarded-for': client } });
  const slow = Array.from({ length: CLIENT_BUDGET.responsesInFlight + 5 }, (_, i) =>
    from('1.1.1.1', `/spells/slow-${i}`),
  );
  const refused = await Promise.any(slow);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
  expect((await from('2.2.2.2', '/spells/quick')).status).toBe(200);
  release();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(CLIENT_BUDGET.responsesInFlight);
  expect((await from('1.1.1.1', '/spells/quick')).status).toBe(200);
  agent.destroy();
});

test.each(['134217728', '0'])(
  'unread bytes are limited for each client and in total, with %s bytes of cache',
  async (bytes) => {
    const page = 'x'.repeat(6 * 1024 * 1024);
    const environment = { ...LIMITED, TRUST_PROXY: '1', CACHE_MAX_BYTES: bytes };
    server = await startApi({ web: async () => new Response(page, HTML), environment });
    const { responses } = server.site.gate;
    for (let client = 1; client <= 6; client++)
      for (let i = 0; i < 6; i++) await leaveUnread('/', `x-forwarded-for: ${client}.1.1.1\r\n`);
    await vi.waitUntil(() => responses.total.unreadBytes >= PROCESS_BUDGET.unreadBytes);
    expect(responses.total.unreadBytes).toBeLessThan(PROCESS_BUDGET.unreadBytes + 2 * page.length);
    const from = async (client: string) =>
      (await ask(server.base, '/', { headers: { 'x-forwarded-for': client } })).status;
    expect([await from('1.1.1.1'), await from('9.9.9.9')]).toEqual([429, 503]);
    expect((await ask(server.base, '/healthz')).status).toBe(200);
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitUntil(() => responses.total.unreadBytes === 0);
    expect([await from('1.1.1.1'), await from('9.9.9.9')]).toEqual([200, 200]);
  },
);

test('a few pictures are painted at once, some wait, and more are refused', async () => {
  const { paint } = new Painter();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const { picturesPainting, picturesWaiting } = PROCESS_BUDGET;
  const painted = await Promise.all(
    Array.from({ length: picturesPainting + picturesWaiting + 3 }, () => paint(drawing, 8)),
  );
  expect(painted.filter((picture) => picture === null)).toHaveLength(3);
  expect((await paint(drawing, 8))?.subarray(1, 4).toString()).toBe('PNG');
});

test('a response that takes too long fails for everybody who waits for it', async () => {
  const web = (): Promise<Response> => new Promise(() => undefined);
  server = await startApi({ web, workMilliseconds: 200 });
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask(server.base, '/spells')));
  for (const { status, headers, body } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body.toString()).toContain('took too long to make');
  }
});

test('the used-up quota of one client does not refuse another who requests the same', async () => {
  server = await startApi({ environment: { ...LIMITED, TRUST_PROXY: '1' } });
  const from = async (client: string, path: string) =>
    (await ask(server.base, path, { headers: { 'x-forwarded-for': client } })).status;
  for (let i = 0; i < QUOTAS.exports.perMinute; i++) await from('1.1.1.1', `/api/languages/export.csv?search=a${i}`);
  for (let i = 0; i < 20; i++) {
    const path = `/api/languages/export.csv?search=x${i}`;
    expect(await Promise.all([from('1.1.1.1', path), from('2.2.2.2', path)])).toEqual([429, 200]);
  }
});

test('of large answers one client gets a few at once', async () => {
  server = await startApi({ environment: LIMITED });
  const slugs = ['aboleth', 'achaierai', 'allip', 'ankheg', 'aranea', 'assassin-vine', 'basilisk', 'bebilith'];
  const others = ['fly', 'haste', 'slow', 'wish'].map((slug) => `spells/${slug}`).join(',');
  const requests = slugs.map((slug, i) => {
    const connection = i === slugs.length - 1 ? 'close' : 'keep-alive';
    return `GET /api/entries?whole=yes&of=monsters/${slug},${others} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`;
  });
  const answers = await sendBytes(server.base, requests.join(''));
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
  const { concurrent } = QUOTAS.fullEntries;
  expect(statuses).toEqual(slugs.map((_, i) => (i < concurrent ? '200' : '429')));
  expect((await ask(server.base, '/api/entries?whole=yes&of=spells/fireball')).status).toBe(200);
});
