import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The names of the page's style sheets in the order of the cascade, without what changes with each build. */
const styles = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links.map((link) => /\/([a-z-]+)-[\w-]{8}\.css$/.exec((link as HTMLLinkElement).href)?.[1]),
    );

for (const [path, own] of [
  ['/', ['home']],
  ['/spells', ['list-screen']],
  ['/spells/fireball', []],
  ['/classes/wizard', ['class-detail']],
  ['/shop', ['list-screen', 'shop']],
] as const)
  test(`${path} is styled by the theme and its own styles`, async ({ page }) => {
    await page.goto(path);
    expect(await styles(page)).toEqual(['theme', ...own]);
  });

test('a screen is shown together with its style after navigation', async ({ page }) => {
  await page.goto('/spells/fireball');
  let send = () => {};
  const asked = new Promise<void>((told) =>
    page.route(/\/home-[\w-]{8}\.css$/, async (route) => {
      told();
      await new Promise<void>((go) => {
        send = go;
      });
      await route.continue();
    }),
  );
  await page.locator('.brand').click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
  send();
  await expect(page.locator('.hero')).toHaveCSS('display', 'grid');
  expect(await styles(page)).toEqual(['theme', 'home']);
});

test('styles of screens come after those of lists, whichever page was first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop Generator' }).click();
  await expect(page.locator('.shop')).toHaveCSS('display', 'grid');
  expect(await styles(page)).toEqual(['theme', 'home', 'list-screen', 'shop']);
});
