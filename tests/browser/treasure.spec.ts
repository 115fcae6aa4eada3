import { expect, test } from './fixtures.ts';

const FORM = 'The treasure';

test('a treasure is rolled, and its address gives it again', async ({ page }) => {
  await page.goto('/treasure');
  await expect(page.getByText('Press “Roll” for a treasure.')).toBeVisible();
  await page.getByLabel('Level', { exact: true }).fill('14');
  await page.getByRole('form', { name: FORM }).getByRole('button', { name: 'Roll' }).click();
  await expect(page).toHaveURL(/\/treasure\?level=14&treasure=standard&seed=\d+$/);
  const rolls = page.getByRole('table', { name: 'Rolled treasure' });
  await expect(rolls).toContainText('expected at level 14: 17,000 gp');
  const text = await rolls.textContent();
  await page.goto(page.url());
  await expect(rolls).toHaveText(text ?? '');
});

test('one part is rolled again while the others stay', async ({ page }) => {
  await page.goto('/treasure?level=14&seed=7');
  const part = (name: string) =>
    page.locator('.treasure-rolls tbody').filter({ has: page.getByText(name, { exact: true }) });
  const items = await part('Items').textContent();
  const goods = await part('Goods').textContent();
  await page.getByRole('link', { name: 'Roll goods again' }).click();
  await expect(page).toHaveURL('/treasure?level=14&seed=7&goods=1');
  await expect(part('Goods')).not.toHaveText(goods ?? '');
  await expect(part('Items')).toHaveText(items ?? '');
  await expect(page.locator('.treasure-bands [aria-current] th')).toHaveText(['09–75', /\d/, '59–92', '14']);
});

test('the misprint of the 4th level is named beside its table', async ({ page }) => {
  await page.goto('/treasure?level=4&seed=7');
  await expect(page.getByText('A misprint, which is not followed.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Encounter level' }).getByRole('link', { name: '5', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Level 5' })).toBeVisible();
  await expect(page.getByText('A misprint, which is not followed.')).toHaveCount(0);
});

test('a creature is found by its name and has what its entry says', async ({ page }) => {
  await page.goto('/monsters/ogre');
  await page.getByRole('link', { name: 'roll it' }).click();
  await expect(page.getByLabel('Creature')).toHaveValue('ogre');
  await page.getByLabel('Creature').fill('Minotaur');
  await page.getByRole('form', { name: FORM }).getByRole('button', { name: 'Roll' }).click();
  await expect(page).toHaveURL(/creature=minotaur&seed=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treasure: Minotaur');
  await expect(page.getByText(/CR 4: Standard/)).toBeVisible();
});

test('the items go onto a list, and players see names alone', async ({ page }) => {
  await page.goto('/treasure?level=14&seed=7');
  await page.getByRole('button', { name: 'To a list' }).click();
  await page.getByRole('link', { name: 'Treasure of level 14, 7' }).click();
  await expect(page.getByText('Scroll of Displacement', { exact: false }).first()).toBeVisible();
  await page.goto('/treasure?level=14&seed=7');
  await page.getByRole('link', { name: 'Handout for players' }).click();
  const handout = page.getByRole('list', { name: 'What is found' });
  await expect(handout.getByRole('listitem').first()).toHaveText('1,000 gp');
  await expect(handout.getByRole('link')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a treasure is rolled', async ({ page }) => {
    await page.goto('/treasure?level=9');
    await page.getByRole('button', { name: 'Roll' }).click();
    await expect(page).toHaveURL(/\/treasure\?level=9&treasure=standard&seed=\d+$/);
    await expect(page.getByRole('table', { name: 'Rolled treasure' })).toContainText('expected at level 9: 4,500 gp');
  });
});
