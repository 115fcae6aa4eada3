import { expect, test } from './fixtures.ts';

test('the category of the address is applied, and every filter can be removed', async ({ page }) => {
  await page.goto('/feats?category=metamagic');
  await expect(page.getByLabel('Category')).toHaveValue('metamagic');
  await expect(page.getByRole('link', { name: 'Maximize Spell' })).toBeVisible();
  await page.getByLabel('Exclude Dragonmark feats').check();
  await expect(page).toHaveURL('/feats?category=metamagic&exclude_dragonmark=true');
  await expect(page.getByRole('link', { name: 'Dragonmark feats: excluded' })).toBeVisible();
  await page.getByRole('link', { name: /Category: Metamagic/ }).click();
  await expect(page).toHaveURL('/feats?exclude_dragonmark=true');
  await page.getByRole('link', { name: 'Clear all', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('1–20 of 386 feats');
});

test('the pager says page X of Y', async ({ page }) => {
  await page.goto('/feats?page=20');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager).toContainText('Page 20 of 20');
  await expect(pager.getByText('Next')).not.toHaveRole('link');
  await pager.getByRole('link', { name: /Previous/ }).click();
  await expect(page).toHaveURL('/feats?page=19');
});

test('a feat links to its prerequisites, to the feats that require it, and to its category', async ({ page }) => {
  await page.goto('/feats/cleave');
  await page.getByRole('region', { name: 'Leads to' }).getByRole('link', { name: 'Great Cleave' }).click();
  await expect(page).toHaveURL('/feats/great-cleave');
  await page.getByRole('region', { name: 'Prerequisites' }).getByRole('link', { name: 'Cleave', exact: true }).click();
  await expect(page).toHaveURL('/feats/cleave');
  await page.getByRole('main').getByRole('link', { name: 'Combat', exact: true }).click();
  await expect(page).toHaveURL('/feats?category=combat');
});

test('the page of a missing feat says so; that of a feat that cannot be fetched says why', async ({ page }) => {
  await page.goto('/feats/no-such-feat');
  await expect(page.getByRole('alert')).toContainText('Feat not found');
  await page.route('**/api/feats/quick-draw', (route) => route.fulfill({ body: 'no JSON' }));
  await page.goto('/feats?search=quick draw');
  await page.getByRole('link', { name: 'Quick Draw', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error loading feat');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch feat');
});

test('skills are listed by ability and link to one another', async ({ page }) => {
  await page.goto('/skills');
  await page.getByLabel('Ability').selectOption('STR');
  await expect(page).toHaveURL('/skills?ability=STR');
  await expect(page.getByRole('status')).toHaveText('1–3 of 3 skills');
  await page.getByRole('link', { name: 'Jump' }).click();
  await page.getByRole('region', { name: 'Gains a synergy' }).getByRole('link', { name: 'Tumble' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tumble');
});
