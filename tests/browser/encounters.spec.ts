import { expect, test } from './fixtures.ts';

const SEARCH = '/encounters?level=7&climate=temperate&terrain=forest&party=5:4&seed=4817';

test('encounters are found for a party, and their address finds them again', async ({ page }) => {
  await page.goto('/encounters');
  const form = page.getByRole('form', { name: 'Find an encounter' });
  await form.getByLabel('Encounter level').fill('5');
  await form.getByLabel('Characters').fill('3');
  await form.getByLabel('of level').fill('4');
  await form.getByLabel('Terrain').selectOption('Forest');
  await form.getByLabel('Encounter level').press('Enter');
  await expect(page).toHaveURL(/\/encounters\?level=5&terrain=forest&party=4%3A3&seed=\d+$/);
  const lines = page.locator('.encounters > li');
  await expect(lines).toHaveCount(4);
  await expect(page.getByText('Very difficult.')).toBeVisible();
  const text = await page.locator('.encounters').textContent();
  await page.goto(page.url());
  await expect(page.locator('.encounters')).toHaveText(text ?? '');
});

test('a party of several levels is asked for in the form, with scripts or without', async ({ page, plainPage }) => {
  await plainPage.goto('/encounters?party=5:3');
  await plainPage.getByLabel('Terrain').selectOption('Forest');
  await plainPage.getByRole('button', { name: 'Another level' }).click();
  await expect(plainPage).toHaveURL('/encounters?terrain=forest&party=5%3A3,5%3A1');
  await page.goto('/encounters?party=5:3');
  await page.getByLabel('Terrain').selectOption('Forest');
  await page.getByRole('button', { name: 'Another level' }).click();
  await expect(page.getByLabel('of level')).toHaveCount(2);
  await expect(page.getByLabel('Characters').last()).toBeFocused();
  await expect(page.getByLabel('Terrain')).toHaveValue('forest');
  await page.getByLabel('of level').last().fill('7');
  await page.getByRole('button', { name: 'Find encounters' }).click();
  await expect(page).toHaveURL(/party=5%3A3,7%3A1/);
  await expect(page.getByText('for 3 of 5th and 1 of 7th level')).toBeVisible();
});

test('one line is found anew while a locked one and the others stay', async ({ page }) => {
  await page.goto(SEARCH);
  const lines = page.locator('.encounters > li');
  const name = (line: number) => lines.nth(line).getByRole('heading');
  const [first, second, third] = [
    await name(0).textContent(),
    await name(1).textContent(),
    await name(2).textContent(),
  ];
  await lines
    .nth(1)
    .getByRole('link', { name: /^Find another/ })
    .click();
  await expect(name(1)).not.toHaveText(second ?? '');
  await expect(name(0)).toHaveText(first ?? '');
  await lines.nth(0).getByRole('link', { name: /^Lock/ }).click();
  await expect(lines.nth(0)).toContainText('Kept');
  await page.getByRole('button', { name: 'Find four more' }).click();
  await expect(page).toHaveURL(/seed=4817&again=2,2,2,2&line1=green-dragon-young%3A2$/);
  await expect(name(2)).not.toHaveText(third ?? '');
  await expect(name(0)).toHaveText(first ?? '');
});

test('an encounter is opened, changed and worked out, with scripts or without', async ({ page, plainPage }) => {
  await page.goto(SEARCH);
  await page.locator('.encounters > li').nth(1).getByRole('heading').getByRole('link').click();
  const open = page.getByRole('region', { name: 'The encounter' });
  await expect(open).toContainText('Owlbear');
  await plainPage.goto(page.url());
  const region = plainPage.getByRole('region', { name: 'The encounter' });
  await region.getByRole('link', { name: 'One Owlbear more' }).click();
  await expect(region.locator('.glance')).toHaveText(
    /Encounter level8DifficultyVery difficultXP for each1,000XP in all4,000/,
  );
  await region.getByLabel('Add a creature or trap').fill('worg');
  await region.getByRole('button', { name: 'Add' }).click();
  await expect(region).toContainText('Worg');
  await region.getByRole('link', { name: /^Worg: take/ }).click();
  await expect(region.locator('.encounter-kinds')).not.toContainText('Worg');
  await expect(region.locator('.encounter-kinds')).toContainText('CR 2');
});

test('one kind of an open encounter is held while the others are found anew, at the same level', async ({ page }) => {
  await page.goto('/encounters?creature=ogre:2,worg:3&party=5:4');
  const open = page.getByRole('region', { name: 'The encounter' });
  const level = await open.locator('.glance dd').first().textContent();
  await open.getByRole('link', { name: /^Worg: find another kind/ }).click();
  await expect(open.getByRole('link', { name: 'Worg', exact: true })).toHaveCount(0);
  await open.getByRole('link', { name: 'Lock Ogre' }).click();
  const others = open.locator('.encounter-kinds .name a').nth(1);
  const before = (await others.textContent()) ?? '';
  await open.getByRole('link', { name: 'Find the others anew' }).click();
  await expect(others).not.toHaveText(before);
  await expect(open.getByRole('link', { name: 'Ogre', exact: true })).toBeVisible();
  await expect(open.locator('.glance dd').first()).toHaveText(level ?? '');
});

test('each kind of an encounter with a treasure has its own', async ({ page }) => {
  await page.goto('/encounters?creature=ogre:2,wolf,bugbear:3&loot=7');
  const treasures = page.getByRole('region', { name: 'Treasure' });
  await expect(treasures).toHaveCount(2);
  await expect(treasures.first()).toContainText('Ogre: Standard, level 5');
  await expect(treasures.last()).toContainText('Bugbear: Standard, level 5');
});

test('the treasure of an encounter is rolled, and its creatures go onto a list', async ({ page }) => {
  await page.goto('/encounters?creature=ogre:2,worg&party=5:4');
  await page.getByRole('link', { name: 'Roll its treasure' }).click();
  await expect(page.getByRole('table', { name: 'Rolled treasure' }).first()).toContainText('Together');
  await page.getByRole('region', { name: 'The encounter' }).getByRole('button', { name: 'To a list' }).click();
  await page.getByRole('link', { name: 'Encounter: Ogre, Worg' }).click();
  await expect(page.getByText('Together: 3 monsters, encounter level 6')).toBeVisible();
});

test('the stat blocks stand side by side, and one swipe apart on a phone', async ({ page }) => {
  await page.goto('/encounters?creature=ogre:2,worg');
  await page.getByRole('link', { name: 'Stat blocks' }).click();
  const blocks = page.locator('.mini-block');
  await expect(blocks).toHaveCount(2);
  await expect(blocks.first()).toContainText('Greatclub');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(blocks.last()).not.toBeInViewport({ ratio: 0.2 });
  await page.locator('.block-columns').evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect(blocks.last()).toBeInViewport({ ratio: 0.2 });
});
