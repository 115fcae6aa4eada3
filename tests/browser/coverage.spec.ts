import { expect, test } from './fixtures.ts';

test('the entries that a list shows are chosen once, and remembered', async ({ page }) => {
  await page.goto('/feats');
  const show = page.getByRole('navigation', { name: 'Show' });
  await expect(show.getByRole('link', { name: 'With their rules' })).toHaveAttribute('aria-current', 'true');
  await show.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/feats?coverage=all');
  await expect(show.getByRole('link', { name: /^All \d/ })).toHaveAttribute('aria-current', 'true');
  await page.goto('/feats?letter=s');
  await expect(page).toHaveURL('/feats?letter=s&coverage=all');
  await show.getByRole('link', { name: /^With their rules/ }).click();
  await expect(page).toHaveURL('/feats?letter=s');
  await page.goto('/feats');
  await expect(page).toHaveURL('/feats');
});

test('an entry by book and page names both, and leads back to the list with such entries', async ({ page }) => {
  await page.goto('/search?q=shock+trooper');
  await page.getByRole('region', { name: 'By book and page' }).getByRole('link', { name: 'Shock Trooper' }).click();
  await expect(page).toHaveURL('/feats/shock-trooper');
  const place = page.getByRole('region', { name: 'Where the rules stand' });
  await expect(place).toContainText('The rules stand in');
  await expect(place).toContainText('112');
  await expect(page).toHaveTitle(/^Shock Trooper/);
  await place.getByRole('link', { name: 'Complete Warrior' }).click();
  await expect(page).toHaveURL('/rulebooks/complete-warrior');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Feats' }).click();
  await expect(page).toHaveURL('/feats?coverage=all');
});

test('a rulebook shows one kind at a time, by name or by page, and finds names', async ({ page }) => {
  await page.goto('/rulebooks/complete-warrior');
  const kinds = page.getByRole('navigation', { name: 'Kinds' });
  await expect(kinds.getByRole('link', { name: /^Feats/ })).toHaveAttribute('aria-current', 'page');
  await kinds.getByRole('link', { name: /^Classes/ }).click();
  await expect(page).toHaveURL('/rulebooks/complete-warrior?kind=classes');
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Page' }).click();
  await expect(page).toHaveURL('/rulebooks/complete-warrior?kind=classes&sort=page');
  await expect(page.locator('.register a').first()).toHaveText('Hexblade');
  const search = page.getByRole('searchbox', { name: 'Find in this book' });
  await search.fill('no such name');
  await search.press('Enter');
  await expect(page.getByText('None of its classes has “no such name” in its name.')).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page.locator('.register li').first()).toBeVisible();
  await expect(search).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, untilHydrated: false });

  test('a register is found by its address and its form', async ({ page }) => {
    await page.goto('/rulebooks/complete-warrior?kind=monsters&sort=page');
    await expect(page.locator('.register a')).toHaveText(['Spark Guardian', 'Blade Guardian', 'Gauntlet Guardian']);
    await page.getByRole('searchbox', { name: 'Find in this book' }).fill('spark');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(/search=spark/);
    await expect(page.locator('.register a')).toHaveText(['Spark Guardian']);
  });
});

test('the timeline has all rulebooks by year', async ({ page }) => {
  await page.goto('/rulebooks');
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(page).toHaveURL('/rulebooks?show=timeline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulebooks by year');
  await expect(page.locator('.timeline ol > li')).toHaveCount(140);
  await page.getByRole('link', { name: '2003', exact: true }).click();
  await expect(page).toHaveURL('/rulebooks?year=2003');
});

test('an entry by book and page is starred, and stands on the list with its place', async ({ page }) => {
  await page.goto('/feats/shock-trooper');
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible();
  await page.goto('/lists/starred');
  await expect(page.getByRole('link', { name: 'Shock Trooper' })).toBeVisible();
  await expect(page.getByText('Complete Warrior 112')).toBeVisible();
});

test('entries by book and page are not compared and have no cards, and the pages say so', async ({ page }) => {
  await page.goto('/compare?of=feats/shock-trooper,feats/dodge');
  await expect(page.getByText('Shock Trooper in Complete Warrior, page 112.')).toBeVisible();
  await page.goto('/cards?of=feats/shock-trooper,feats/dodge');
  await expect(page.getByText('Shock Trooper is known by book and page only')).toBeVisible();
});

test('the suggestions have entries by book and page, with their book', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('shock trooper');
  const option = page.getByRole('option', { name: /^Shock Trooper/ });
  await expect(option).toContainText('Complete Warrior 112');
  await option.click();
  await expect(page).toHaveURL('/feats/shock-trooper');
});
