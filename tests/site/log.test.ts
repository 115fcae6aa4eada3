import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startSite } from '../support/site.ts';

const ASKED = 20;

test('every request has a line, of which none is lost at the end and none tells what was searched for', async () => {
  const site = await startSite({ LOG_LEVEL: 'info' });
  for (let i = 0; i < ASKED; i++) await fetch(`${site.base}/api/spells/fireball`);
  await fetch(`${site.base}/api/spells?search=secret`);
  expect(await site.stop()).toBe(0);
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = lines.filter(({ path }) => path === '/api/spells/fireball');
  expect(answered).toHaveLength(ASKED);
  expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(ASKED);
  expect(answered.at(-1)).toMatchObject({ method: 'GET', status: 200, source: 'memory', client: '127.0.0.1' });
  expect(lines.filter(({ path }) => path === '/api/spells')).toHaveLength(1);
  expect(site.output()).not.toContain('secret');
});

test('a disk that is full under the log stops nothing', async () => {
  const full = openSync('/dev/full', 'w');
  const site = await startSite({ LOG_LEVEL: 'info', CACHE_MAX_BYTES: '0', PORT: String(await freePort()) }, '.', full);
  const asked = Array.from({ length: 200 }, (_, i) => fetch(`${site.base}/spells?page=${i % 30}`));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await fetch(`${site.base}/healthz`)).status).toBe(200);
  expect(await site.stop()).toBe(0);
  closeSync(full);
});
