import { expect, test } from './fixtures.ts';

test('the five filters apply at once and show as chips', async ({ page }) => {
  await page.goto('/items');
  await expect(page.getByRole('status')).toHaveText('Showing 20 of 2,392 items');
  await page.getByLabel('Type', { exact: true }).selectOption('Wondrous Item');
  await page.getByLabel('Slot', { exact: true }).selectOption('Neck');
  await page.getByLabel('Price', { exact: true }).selectOption('1,000–5,000 gp');
  await expect(page).toHaveURL('/items?type=wondrous&slot=neck&price_filter=1000_5000');
  await expect(page.getByRole('link', { name: 'Brooch of Shielding' })).toBeVisible();
  await page.getByRole('link', { name: /Slot: Neck/ }).click();
  await expect(page).toHaveURL('/items?type=wondrous&price_filter=1000_5000');
  await expect(page.getByRole('link', { name: /^Price: 1,000/ })).toBeFocused();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('status')).toHaveText('Showing 20 of 2,392 items');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // A range of prices that no field shows is kept.
  await page.goto('/items?price=1000..2000');
  await page.getByLabel('Type', { exact: true }).selectOption('Ring');
  await expect(page).toHaveURL('/items?type=ring&price=1000..2000');
});

test('lowest and highest price have fields only with the custom range', async ({ page }) => {
  await page.goto('/items?type=weapon');
  await expect(page.getByLabel('Min Price')).toBeHidden();
  await page.getByLabel('Price', { exact: true }).selectOption('Custom Range');
  await expect(page.getByPlaceholder('No limit')).toBeVisible();
  await page.getByLabel('Min Price').fill('75');
  await page.getByLabel('Max Price').fill('75');
  await page.getByLabel('Max Price').press('Enter');
  await expect(page).toHaveURL(/min_price=75&max_price=75/);
  await expect(page.getByRole('link', { name: 'Longbow', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Longsword', exact: true })).toBeHidden();
  await page.getByLabel('Price', { exact: true }).selectOption('Under 1,000 gp');
  await expect(page.getByLabel('Min Price')).toBeHidden();
  await expect(page.getByRole('status')).toContainText('Showing 20 of');
});

test('the search box sends its text with the filters', async ({ page }) => {
  await page.goto('/items?type=wand');
  const field = page.getByLabel('Search items');
  await field.fill('fireball');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=fireball/);
  await expect(page.getByRole('link', { name: 'Wand of Fireball (5th)' })).toBeVisible();
  await field.fill('lightning bolt');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: 'Wand of Lightning Bolt (5th)' })).toBeVisible();
  await expect(field).toBeFocused();
});

test('the filters can be hidden and shown', async ({ page }) => {
  await page.goto('/items');
  const toggle = page.getByRole('button', { name: 'Filters' });
  await expect(page.getByLabel('Material')).toBeVisible();
  await toggle.click();
  await expect(page.getByLabel('Material')).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(page.getByLabel('Material')).toBeVisible();
});

test('the table can be read as entries, and sorted by price', async ({ page }) => {
  await page.goto('/items?type=weapon');
  await page.getByLabel('Sort').selectOption('Price, high to low');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('link', { name: 'Entries' }).click();
  await expect(page).toHaveURL('/items?type=weapon&sort=price_high_low&view=entries');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Crossbow, repeating heavy');
});

test('the pager is shown only if there is more than one page', async ({ page }) => {
  await page.goto('/items?type=shield');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await page.goto('/items?type=ring');
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
});

test('an item’s page has its facts, costs, prerequisites as links, and what was checked', async ({ page }) => {
  await page.goto('/items/celestial-armor');
  await expect(page).toHaveTitle('Celestial Armor · D&D 3.5e tools');
  await expect(page.getByText('12,550 gp + 1,004 XP', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Checked against the rules' })).toBeVisible();
  await page.getByRole('link', { name: 'fly', exact: true }).first().click();
  await expect(page).toHaveURL('/spells/fly');
  await page.getByRole('link', { name: 'Celestial Armor', exact: true }).click();
  await expect(page).toHaveURL('/items/celestial-armor');
});

test('a weapon has a range increment only where it has a range', async ({ page }) => {
  await page.goto('/items/longsword');
  await expect(page.getByText('Critical', { exact: true })).toBeVisible();
  await expect(page.getByText('Range increment')).toHaveCount(0);
  await page.goto('/items/club');
  await expect(page.getByText('Range increment')).toBeVisible();
});

test('a scroll’s page says how its price is computed', async ({ page }) => {
  await page.goto('/items/scroll-of-fireball-arcane');
  await expect(page.getByText('25 gp × spell level 3 × caster level 5 = 375 gp')).toBeVisible();
});

test('the page of an unknown item says so and links to the list', async ({ page }) => {
  const response = await page.goto('/items/sword-of-nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('Item not found');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters are hidden at first', async ({ page }) => {
    await page.goto('/items');
    await expect(page.getByLabel('Material')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Material')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters the list, and the custom range appears', async ({ page }) => {
    await page.goto('/items');
    await page.getByLabel('Type', { exact: true }).selectOption('Ring');
    await page.getByLabel('Price', { exact: true }).selectOption('Custom Range');
    await page.getByLabel('Max Price').fill('2000');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByRole('link', { name: 'Ring of Protection +1' })).toBeVisible();
  });
});

test('what was checked is not printed with an item', async ({ page }) => {
  await page.goto('/items/flame-tongue');
  const checked = page.getByRole('heading', { name: 'Checked against the rules' });
  await expect(checked).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(checked).toBeHidden();
});

test('armor that limits nothing has no figure that says so', async ({ page }) => {
  await page.goto('/items/buckler');
  const figures = page.locator('.glance');
  await expect(figures).toContainText('Arcane spell failure');
  await expect(figures).not.toContainText('Maximum Dex bonus');
  await expect(figures).not.toContainText('—');
});
