import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../support/raw-http.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const FILE = '/api/downloads/skills.json';
const get = (accepted: string, method = 'GET', headers = {}) =>
  ask(api.base, FILE, { method, headers: { 'accept-encoding': accepted, ...headers } });

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0.8', 'br', brotliDecompressSync],
  ['br;q=0', undefined, (bytes: Buffer) => bytes],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('to a client that accepts "%s" a file is sent in %s', async (accepted, encoding, decode) => {
  const { status, headers, body } = await get(accepted);
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(JSON.parse(decode(body).toString()).skills).toHaveLength(41);
  const head = await get(accepted, 'HEAD');
  expect(head.status).toBe(200);
  expect([head.headers.etag, head.headers['content-encoding']]).toEqual([headers.etag, encoding]);
  expect(head.headers['content-length']).toBe(headers['content-length']);
  for (const method of ['GET', 'HEAD']) {
    const again = await get(accepted, method, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
});

test('each encoding has an entity tag of its own', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => (await get(accepted)).headers.etag),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w.-]+"$/);
  const other = await get('gzip', 'GET', { 'if-none-match': String(tags[0]) });
  expect(other.status).toBe(200);
});

test('the number of files that are decompressed at once is limited', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(api.base, '/api/downloads/catalogue.json', {})),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  for (const { status, headers } of answers) if (status === 503) expect(headers['retry-after']).toBe('5');
  expect((await get('identity')).status).toBe(200);
});
