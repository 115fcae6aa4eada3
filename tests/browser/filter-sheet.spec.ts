import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const SPELLS = '/spells?class=wizard&level=3';

test('filters open as a sheet that says how many entries are left, and shows them', async ({ page }) => {
  await page.goto(SPELLS);
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Show 47 spells' })).toBeVisible();
  await sheet.getByLabel('School', { exact: true }).selectOption('Evocation');
  await expect(page).toHaveURL(/school=evocation/);
  const found = await page.request.get('/api/spells?class_name=wizard&level=3&school=evocation&limit=1');
  const { total } = (await found.json()).pagination;
  await sheet.getByRole('button', { name: `Show ${total} spells` }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status').first()).toContainText(`of ${total} spells`);
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeFocused();
  // All choices together are one step.
  await page.goBack();
  await expect(page).toHaveURL(SPELLS);
});

for (const [way, leave] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a press beside it', (page) => page.mouse.click(200, 15)],
  ['the cross', (page) => page.getByRole('button', { name: 'Close without changes' }).click()],
] satisfies [string, (page: Page) => Promise<void>][])
  test(`${way} brings back what was`, async ({ page }) => {
    await page.goto(SPELLS);
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/spells');
    await expect(sheet.getByRole('checkbox', { name: /^3/ })).not.toBeChecked();
    await sheet.getByLabel('School', { exact: true }).selectOption('Illusion');
    await expect(page).toHaveURL('/spells?school=illusion');
    await leave(page);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(SPELLS);
    await expect(page.getByRole('status').first()).toContainText('of 47 spells');
  });

test('a step back closes the sheet, whether or not something was chosen in it', async ({ page }) => {
  await page.goto('/spells');
  await page
    .getByRole('navigation', { name: 'Browse by letter' })
    .getByRole('link', { name: 'B', exact: true })
    .click();
  await expect(page).toHaveURL('/spells?letter=B');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/spells');
  await page.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByLabel('School', { exact: true }).selectOption('Illusion');
  await expect(page).toHaveURL('/spells?school=illusion');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/spells');
});

test('few values stand side by side with their counts, and all can be hit', async ({ page }) => {
  await page.goto('/items');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const price = sheet.getByRole('group', { name: 'Price', exact: true });
  await price.getByText('1,000–5,000 gp').click();
  await expect(page).toHaveURL(/price_filter=1000_5000/);
  await expect(price.getByRole('radio', { name: /^1,000–5,000/ })).toBeChecked();
  const heights = await sheet
    .locator('label:has(input[type=radio]), select, button')
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await price.getByText('Custom Range').click();
  await sheet.getByLabel('Max Price').fill('2000');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/max_price=2000/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters stand above the list and filter it', async ({ page }) => {
    await page.goto('/feats');
    await page.getByLabel('Search feats').fill('dodge');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/search=dodge/);
    await expect(page.getByRole('link', { name: 'Dodge', exact: true })).toBeVisible();
  });
});
