import { expect, test } from 'vitest';
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
