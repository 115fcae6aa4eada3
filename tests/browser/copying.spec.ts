import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const HOST = 'plain.example';
const LIST = {
  id: 'prepared',
  name: 'Prepared',
  lines: [{ kind: 'spells', slug: 'light', name: 'Light', quantity: 1, note: '' }],
};

// Pages of other hosts than this machine's own have no clipboard without encryption.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
});

/** Each place that has a button to copy something, and how what it copies begins. */
const PLACES: readonly [path: string, button: string, text: RegExp, before?: (page: Page) => Promise<void>][] = [
  ['/spells/fireball', 'Share', /^http:\S+\/spells\/fireball$/],
  ['/shop?seed=42&shop_name=Wares', 'Copy link to this shop', /^http:\S+\/shop\?\S*seed=42/],
  ['/lists/prepared', 'Copy link to this list', /^http:\S+\/lists\?list=\S+$/],
  ['/character-sheet', 'Copy as JSON', /^\{\n {2}"characterSummary"/, useSample],
];

async function useSample(page: Page) {
  await page.getByRole('button', { name: 'Use the sample' }).click();
}

async function expectTextsToCopyByHand(page: Page) {
  await page.addInitScript((lists) => localStorage.setItem('lists', lists), JSON.stringify([LIST]));
  for (const [path, name, text, before] of PLACES) {
    await page.goto(path);
    await before?.(page);
    await page.getByRole('button', { name }).click();
    const field = page.getByLabel('The browser does not allow copying here. Copy it by hand:');
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
      (await field.inputValue()).length,
    );
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await page.goto('/spells/fireball');
  await page.locator('#main > [aria-live]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Link to section Description' }).click();
  await expect(page.getByText('Link to section Description not copied: it is in the address bar')).toBeVisible();
  await expect(page).toHaveURL(/\/spells\/fireball#/);
}

test('if the browser denies the clipboard, the text can be copied by hand', async ({ page, context }) => {
  // All others are denied.
  await context.grantPermissions(['geolocation']);
  await expectTextsToCopyByHand(page);
});

test('sharing an entry copies its link and says so', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/spells/fireball');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('region', { name: 'Share' })).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/spells/fireball`);
});

test.describe('on plain http', () => {
  test.use({
    baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', HOST)),
  });

  test('if there is no clipboard, the text can be copied by hand', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => navigator.clipboard)).toBeUndefined();
    await expectTextsToCopyByHand(page);
  });
});
