import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startSite } from '../support/site.ts';

const ASKED = 20;

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
}, 60_000);

test('every request has a line in the log, none is lost at shutdown, and none has search texts', async () => {
  const site = await startSite({ LOG_LEVEL: 'info' });
  ended.push(site.stop);
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

/** A site that writes a line for each request into the file, and stores no response. */
async function logInto(path: string, flags: string) {
  const fd = openSync(path, flags);
  ended.push(() => closeSync(fd));
  const site = await startSite({ LOG_LEVEL: 'info', CACHE_MAX_BYTES: '0', PORT: String(await freePort()) }, '.', fd);
  ended.push(site.stop);
  return site;
}

test('the site keeps running when the disk of its log is full', async () => {
  const site = await logInto('/dev/full', 'w');
  const asked = Array.from({ length: 200 }, (_, i) => fetch(`${site.base}/spells?page=${i % 30}`));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await fetch(`${site.base}/healthz`)).status).toBe(200);
  expect(await site.stop()).toBe(0);
});

test('the site keeps running when nobody reads its log, and ends on a signal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  ended.push(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const site = await logInto(pipe, 'r+');
  for (let i = 0; i < 1000; i++) expect((await fetch(`${site.base}/api/spells/fireball`)).status).toBe(200);
  await site.stop();
  // By itself, since the write under way never comes back.
  expect(site.child.signalCode).toBe('SIGKILL');
}, 60_000);
