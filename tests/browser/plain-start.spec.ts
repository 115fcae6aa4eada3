import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startSite } from '../support/site.ts';
import { expect, test } from './fixtures.ts';

/** What the installed router writes into its `<Scripts>`, and the same as another release might write it. */
const KNOWN = 'window.__reactRouterRouteModules = {';
const OTHER = 'window.__reactRouterRouteModules={';

/** The built site with a router that writes its scripts in a form that the deferred start does not know. */
function siteOfOtherRouter(): string {
  const folder = mkdtempSync(join(tmpdir(), 'other-router-'));
  cpSync('build/web/server', join(folder, 'build/web/server'), { recursive: true });
  for (const path of ['build/catalogue.sqlite', 'build/web/client', 'node_modules'])
    symlinkSync(resolve(path), join(folder, path));
  const server = join(folder, 'build/web/server');
  const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const changed = scripts.filter((name) => {
    const code = readFileSync(join(server, name), 'utf8');
    if (code.includes(KNOWN)) writeFileSync(join(server, name), code.replace(KNOWN, OTHER));
    return code.includes(KNOWN);
  });
  expect(changed).toHaveLength(1);
  return folder;
}

test.describe('with a router that writes its scripts in another form', () => {
  test.use({ baseURL: undefined, faults: [], ownContext: true });

  test('pages start their scripts at once, and work', async ({ page }) => {
    const folder = siteOfOtherRouter();
    const site = await startSite({}, folder);
    try {
      await page.goto(`${site.base}/spells/fireball`);
      expect(await page.content()).toContain(OTHER);
      expect(await page.evaluate(() => 'earlyEvents' in window)).toBe(false);
      await page.getByRole('spinbutton', { name: 'At caster level' }).fill('9');
      await expect(page.locator('.rows.live')).toContainText('760 ft.');
      await page.goto(`${site.base}/spells?level=3`);
      await page.getByLabel('School', { exact: true }).selectOption('Evocation');
      await expect(page).toHaveURL(/school=evocation/);
      await page.locator('.entries .name a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
