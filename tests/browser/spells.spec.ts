import { expect, test } from './fixtures.ts';

test('a filter applies at once, shows as a chip and is in the address', async ({ page }) => {
  await page.goto('/spells');
  await expect(page.getByRole('status')).toHaveText('1–20 of 698 spells');
  await page.getByLabel('School', { exact: true }).selectOption('Evocation');
  await expect(page).toHaveURL('/spells?school=evocation');
  await page.getByRole('checkbox', { name: '3', exact: true }).check({ force: true });
  await expect(page).toHaveURL(/level=3/);
  await expect(page.getByRole('link', { name: 'Fireball' })).toBeVisible();
  await page.getByRole('link', { name: /School: Evocation/ }).click();
  await expect(page).toHaveURL('/spells?level=3');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('status')).toHaveText('1–20 of 698 spells');
});

test('search text applies when it is submitted', async ({ page }) => {
  await page.goto('/spells');
  await page.getByLabel('Search spells').fill('fireball');
  await page.getByLabel('School', { exact: true }).selectOption('Illusion');
  await expect(page).toHaveURL('/spells?school=illusion');
  await page.getByLabel('Search spells').fill('image');
  await page.getByLabel('Search spells').press('Enter');
  await expect(page).toHaveURL(/search=image/);
  await expect(page).toHaveURL(/school=illusion/);
  await expect(page.getByRole('link', { name: 'Mirror Image' })).toBeVisible();
});

test('every change leads back to page 1 and keeps the other filters', async ({ page }) => {
  await page.goto('/spells?page=3&limit=50&class_name=wizard');
  await page.getByRole('navigation', { name: 'Browse by letter' }).getByRole('link', { name: 'F' }).click();
  await expect(page).toHaveURL('/spells?limit=50&class_name=wizard&letter=F');
  await page.getByLabel('Per page').selectOption('100');
  await expect(page).toHaveURL(/limit=100/);
  await page.getByLabel('Sort').selectOption('Level');
  await expect(page).toHaveURL(/sort=level/);
});

test('the pager shows five numbers around the current page', async ({ page }) => {
  await page.goto('/spells?page=10');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('listitem')).toHaveText(['8', '9', '10', '11', '12']);
  await pager.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL('/spells?page=11');
  await expect(page.getByRole('status')).toHaveText('201–220 of 698 spells');
});

test('the address restores every filter', async ({ page }) => {
  await page.goto('/spells?class=wizard&level=1,2&school=necromancy&verbal=yes&range=touch&letter=C');
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue('wizard');
  await expect(page.getByRole('checkbox', { name: '2', exact: true })).toBeChecked();
  await expect(page.getByLabel('Verbal')).toHaveValue('yes');
  await expect(page.getByLabel('Range in words')).toHaveValue('touch');
  await expect(page.getByRole('link', { name: 'Chill Touch' })).toBeVisible();
});

test('an empty list says so and offers help', async ({ page }) => {
  await page.goto('/spells?search=zzzz');
  await expect(page.getByText('No spells found. Try adjusting your search or filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).last().click();
  await expect(page).toHaveURL('/spells');
});

test('an invalid address says what is wrong', async ({ page }) => {
  await page.goto('/spells?level=12');
  await expect(page.getByRole('alert')).toContainText('Failed to load spells');
  await expect(page.getByRole('alert')).toContainText('"level" is "12" but must be whole numbers from 0 to 9');
});

test('a list that cannot be fetched says so', async ({ page, faults }) => {
  await page.goto('/spells');
  await page.getByLabel('School', { exact: true }).focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#filters') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.route('**/api/spells?*', (route) => route.abort());
  await page.getByLabel('School', { exact: true }).selectOption('Evocation');
  await expect(page.getByRole('alert')).toContainText('Failed to load spells');
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  faults.length = 0;
});

test('a spell’s page has its facts, text and links', async ({ page }) => {
  await page.goto('/spells?search=identify');
  await page.getByRole('link', { name: 'Identify', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identify');
  await expect(page).toHaveTitle('Identify · D&D 3.5e tools');
  await expect(page.getByText('1 hour', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Spells' }).click();
  await expect(page).toHaveURL('/spells');
});

test('the page of a spell that cannot be fetched says so and tries again', async ({ page }) => {
  await page.goto('/spells?search=identify');
  await page.route('**/api/spells/identify', (route) => route.fulfill({ body: 'no JSON' }));
  await page.getByRole('link', { name: 'Identify', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The spell could not be loaded');
  await expect(page).toHaveTitle('The spell could not be loaded · D&D 3.5e tools');
  await page.unroute('**/api/spells/identify');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identify');
});

test('the page of an unknown spell says so and links to the list', async ({ page }) => {
  const response = await page.goto('/spells/flame-of-nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('Spell not found');
  await page.goto('/spells/firebal');
  await expect(page.locator('.nearest')).toContainText('Perhaps you meant Fireball');
  await page.getByRole('link', { name: 'Back to Spells' }).first().click();
  await expect(page).toHaveURL('/spells');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list filters, turns pages and opens entries', async ({ page }) => {
    await page.goto('/spells');
    await page.getByLabel('School', { exact: true }).selectOption('Evocation');
    await page.getByLabel('Search spells').fill('fire');
    await page.getByRole('button', { name: 'Search' }).last().click();
    await expect(page).toHaveURL(/school=evocation/);
    await expect(page.getByRole('link', { name: 'Fireball', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Fireball', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireball');
    await expect(page.getByText('Long (400 ft. + 40 ft./level)')).toBeVisible();
  });

  test('the pager works as plain links', async ({ page }) => {
    await page.goto('/spells?school=evocation');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Next/ }).click();
    await expect(page).toHaveURL('/spells?school=evocation&page=2');
  });
});
