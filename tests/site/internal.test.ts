import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../support/site.ts';

test('the page of components is not part of the built site', async () => {
  const site = await startSite();
  onTestFinished(async () => {
    await site.stop();
  });
  expect((await fetch(`${site.base}/internal/components`)).status).toBe(404);
  expect(await (await fetch(`${site.base}/sitemap.xml`)).text()).not.toContain('internal');
  const scripts = readdirSync('build/web/client/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of [...scripts.map((script) => `client/assets/${script}`), 'server/index.js'])
    expect(readFileSync(`build/web/${name}`, 'utf8'), name).not.toContain('both-themes');
});
