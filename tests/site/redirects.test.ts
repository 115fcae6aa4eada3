import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.stop());

test.each([
  ['/spells/melfs-acid-arrow', '/spells/acid-arrow'],
  ['/spells/melfs-acid-arrow?cl=8', '/spells/acid-arrow?cl=8'],
  ['/glossary/five-foot-step', '/glossary/5-foot-step'],
  ['/monsters/legendary-ape', '/monsters/ape-legendary'],
])('the page %s redirects to %s', async (former, address) => {
  const response = await fetch(site.base + former, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, address]);
  expect((await fetch(site.base + former)).status).toBe(200);
});

test('the page of an unknown entry is a 404', async () => {
  expect((await fetch(`${site.base}/spells/melfs-acid-bow`, { redirect: 'manual' })).status).toBe(404);
});
