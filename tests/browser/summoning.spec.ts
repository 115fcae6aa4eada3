import { expect, test } from './fixtures.ts';

const LION = '/summoning?spell=summon-monster-iv&level=7&augment=yes';

test('a spell leads to its creatures, which change with level, list and Augment Summoning', async ({ page }) => {
  await page.goto('/spells/summon-monster-iv');
  await page.getByRole('link', { name: 'Its creatures, worked out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summon Monster IV' })).toBeVisible();
  const lion = page.getByRole('region', { name: 'Celestial lion' });
  await expect(lion).toContainText('32');
  await page.getByLabel('Augment Summoning').check();
  await expect(lion).toContainText('42');
  await expect(lion).toContainText('was 32');
  await page.getByRole('button', { name: 'Higher: At caster level' }).click();
  await expect(page).toHaveURL(/level=8&augment=yes/);
  await expect(page.getByText('8 rounds').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'List' }).getByRole('link', { name: '3rd, 1d3' }).click();
  await expect(page.getByRole('region', { name: 'Celestial black bear' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Alignment' }).getByRole('link', { name: 'CE' }).click();
  await expect(page.locator('.mini-block')).toHaveCount(4);
});

test('without scripts the creatures are there, and the form is sent', async ({ plainPage: page }) => {
  await page.goto(LION);
  await expect(page.getByRole('region', { name: 'Celestial lion' })).toContainText('42');
  await page.getByRole('spinbutton', { name: 'At caster level' }).fill('9');
  await page.getByRole('button', { name: 'Work out' }).click();
  await expect(page).toHaveURL(/level=9/);
  await expect(page.getByText('9 rounds').first()).toBeVisible();
});

test('a summoned creature goes into the fight, for as many rounds as the spell lasts', async ({ page }) => {
  await page.goto(LION);
  await page.getByRole('region', { name: 'Celestial lion' }).getByRole('link', { name: 'Into the fight' }).click();
  await expect(page).toHaveURL(/summoned=lion\.celestial\.augmented&rounds=7/);
  await expect(page.getByText(/Celestial lion/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect(page.getByText('Celestial Lion').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/summoned\s*7/);
});

test('a companion is worked out for the level of its master', async ({ page }) => {
  await page.goto('/classes/druid');
  await page.getByRole('link', { name: 'Its animal companion, worked out' }).click();
  await page.getByRole('spinbutton', { name: 'Level' }).fill('8');
  await page.getByLabel('Creature', { exact: true }).selectOption({ label: 'Wolf' });
  const wolf = page.getByRole('region', { name: 'Wolf' });
  await expect(wolf).toContainText('+7');
  await expect(page).toHaveURL(/creature=wolf&level=8/);
});

test('forms are found and sorted, with scripts or without', async ({ page, plainPage }) => {
  await page.goto('/forms?level=8');
  await page.getByLabel('Size').selectOption({ label: 'Large' });
  await expect(page).toHaveURL(/size=large/);
  const rows = page.locator('.forms tbody tr');
  await expect(rows.filter({ hasText: 'Bear, Polar' })).toContainText('2 claws +13 (1d8+8), bite +8 (2d6+4)');
  await page.getByRole('columnheader', { name: 'AC, touch' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=armor/);
  await plainPage.goto('/forms?level=8');
  await plainPage.getByLabel('Moves by').selectOption('Fly');
  await plainPage.getByRole('button', { name: 'Find' }).click();
  await expect(plainPage).toHaveURL(/move=fly/);
  await expect(plainPage.locator('.forms tbody tr').first()).toContainText('fly');
});
