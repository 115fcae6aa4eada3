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
