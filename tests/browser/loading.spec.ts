import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });
const words = (page: Page) => page.getByText('Loading the page…');

/** Holds back the API's answers until the function that comes back is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Follows a link whose page is held back, and sees the sign of loading until the page is there. */
async function followHeld(page: Page, follow: () => Promise<void>, heading: string | RegExp): Promise<void> {
  await expect(bar(page)).toBeHidden();
  const release = await holdAnswers(page);
  await follow();
  await expect(bar(page)).toBeVisible();
  await expect(words(page)).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(bar(page)).toBeHidden();
  await expect(words(page)).not.toBeAttached();
  await page.unrouteAll({ behavior: 'wait' });
}

test('a page that is not loaded yet is announced as loading: lists, entries, and steps in the history', async ({
  page,
}) => {
  await page.goto('/monsters');
  const section = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await followHeld(page, () => page.getByRole('link', { name: 'Aboleth', exact: true }).click(), 'Aboleth');
  await followHeld(page, () => page.evaluate(() => history.back()), 'Monsters');
  await followHeld(page, () => section('Feats'), 'Feats');
});

test('navigation from a page whose screen is not hydrated is announced as well', async ({ page }) => {
  await page.goto('/spells/fireball');
  const section = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feats' });
  await followHeld(page, () => section.click(), 'Feats');
});

test('a table that is sorted stays until the answer comes, and so does the focus', async ({ page }) => {
  await page.goto('/monsters');
  const table = page.locator('.listing');
  const sort = page.getByRole('columnheader', { name: 'Hit Dice' }).getByRole('link');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(sort).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const release = await holdAnswers(page);
  await sort.click();
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(sort).toBeFocused();
  release();
  await expect(page.getByRole('columnheader', { name: 'Hit Dice' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(table).not.toHaveAttribute('aria-busy');
  await expect(sort).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a list without a response fails after one time limit and sends no other request', async ({ page, faults }) => {
  const asked: string[] = [];
  await page.route('**/api/feats**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
  });
  await page.goto('/terms');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feats' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The server did not answer within 10 seconds.', {
    timeout: 20_000,
  });
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual(['/api/feats']);
  faults.length = 0;
});
