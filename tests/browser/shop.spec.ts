import { accessibilityFaults, NO_FAULTS } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const lines = '.stock tbody tr';

test('an empty shop becomes a stock, which the address holds', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByText('Click "Generate Inventory" to populate this shop.')).toBeVisible();
  await expect(page.getByLabel('Budget (gp)')).toHaveValue('5000');
  await expect(page.getByLabel('Maximum items')).toHaveValue('12');
  await page.getByLabel('Shop name').fill('The Salted Lantern');
  await page.getByLabel('Owner name').fill('Mirela Oststrand');
  await page.getByLabel('Owner race').selectOption('Half-Elf');
  await page.getByLabel('Alignment').selectOption('Lawful Neutral');
  await page.getByLabel('Notes').fill('Closes at dusk.');
  await page.getByRole('button', { name: 'Generate Inventory' }).click();
  await expect(page).toHaveURL(/seed=\d+/);
  await expect(page.getByRole('heading', { level: 2, name: 'The Salted Lantern' })).toBeVisible();
  await expect(page.getByText('Mirela Oststrand, half-elf, lawful neutral')).toBeVisible();
  await expect(page.locator('.sign .say')).toHaveText('Closes at dusk.');
  await expect(page.locator(lines)).toHaveCount(12);
  const portrait = page.getByRole('img', { name: 'Portrait of Mirela Oststrand' });
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const names = await page.locator(`${lines} .name`).allTextContents();
  await page.goto(page.url());
  expect(await page.locator(`${lines} .name`).allTextContents()).toEqual(names);
});

test('the stock is saved as a table', async ({ page }) => {
  await page.goto('/shop?seed=7&shop_name=The+Salted+Lantern');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('the-salted-lantern.csv');
  const records = (await (await file.createReadStream()).toArray()).join('').trim().split('\n');
  expect(records.length).toBe((await page.locator(lines).count()) + 1);
});

test('a line is rerolled and the others stay; a locked one survives a new stock', async ({ page }) => {
  await page.goto('/shop?seed=7');
  const names = await page.locator(`${lines} .name`).allTextContents();
  const [first = '', second = ''] = names;
  await page.getByRole('link', { name: `Reroll ${first}`, exact: true }).click();
  await expect(page.getByText(first, { exact: true })).toHaveCount(0);
  const after = await page.locator(`${lines} .name`).allTextContents();
  expect(after).toEqual(expect.arrayContaining(names.slice(1)));
  await page.getByRole('link', { name: `Lock ${second}`, exact: true }).click();
  await expect(page.getByRole('link', { name: `Unlock ${second}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Inventory' }).click();
  await expect(page).not.toHaveURL(/without=/);
  await expect(page.locator(`${lines} .name`, { hasText: second })).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Unlock ${second}`, exact: true })).toBeVisible();
});

test('sold items leave the stock, count as takings, and are replaced by a restock', async ({ page }) => {
  await page.goto('/shop?seed=7&keep=potion-of-cure-light-wounds*3');
  await page.getByRole('link', { name: 'Sell one Potion of Cure Light Wounds' }).click();
  await expect(page.getByText('1 of 3 sold')).toBeVisible();
  await expect(page.getByRole('row', { name: /Takings/ })).toContainText('50 gp');
  await page.getByRole('link', { name: 'Restock' }).click();
  await expect(page.getByText('1 of 3 sold')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Potion of Cure Light Wounds/ }).first()).toContainText('2');
});

test('players see prices only, with markup and haggling', async ({ page }) => {
  await page.goto('/shop?seed=7&keep=longsword~usual~masterwork&markup=20&haggle=10');
  await expect(page.getByRole('row', { name: /Longsword, Masterwork/ })).toContainText('list 315 gp');
  await page.getByRole('link', { name: 'Player handout' }).click();
  const row = page.getByRole('row', { name: /Longsword, Masterwork/ });
  await expect(row).toContainText('340 gp 2 sp');
  await expect(row).not.toContainText('buys at');
  await expect(row.getByRole('link')).toHaveCount(0);
});

test('the stock is saved as CSV and JSON', async ({ page }) => {
  await page.goto('/shop?seed=7&shop_name=The+Anvil');
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  expect(csv.suggestedFilename()).toBe('the-anvil.csv');
  const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON' }).click()]);
  expect(json.suggestedFilename()).toBe('the-anvil.json');
});

test('the last shops come back from local storage until they are forgotten', async ({ page }) => {
  await page.goto('/shop?seed=7&shop_name=The+Anvil&owner=Dain');
  await expect(page.getByRole('heading', { name: 'Last shops' })).toBeVisible();
  await page.goto('/shop');
  await page.getByRole('link', { name: 'The Anvil' }).click();
  await expect(page.locator(lines)).toHaveCount(12);
  await page.getByRole('button', { name: 'Forget them' }).click();
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: 'Last shops' })).toHaveCount(0);
});

test('random names fit the race and do not change the stock', async ({ page }) => {
  await page.goto('/shop?seed=7&shop_name=Old&owner=Name');
  const before = await page.locator(`${lines} .name`).allTextContents();
  await page.getByLabel('Owner race').selectOption('Dwarf');
  await page.getByRole('button', { name: 'Random names' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Old', exact: true })).toHaveCount(0);
  await expect(page.locator('.sign .keeper')).toContainText('dwarf');
  expect(await page.locator(`${lines} .name`).allTextContents()).toEqual(before);
});

test('the debug log is shown, a budget of 0 says why the stock is empty, and invalid input what is wrong', async ({
  page,
}) => {
  await page.goto('/shop');
  await page.getByLabel('Show the debug log').check();
  await page.getByRole('button', { name: 'Generate Inventory' }).click();
  await expect(page.getByText('Wares that the shop could have')).toBeVisible();
  await page.goto('/shop?seed=7&budget=0');
  await expect(page.getByText('A budget of 0 gp buys nothing: the shelves stay empty.')).toBeVisible();
  const response = await page.goto('/shop?seed=7&budget=-4');
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('Failed to generate inventory.');
  await expect(page.getByRole('alert')).toContainText('must be a whole number from 0 to 10000000');
});

test('no accessibility fault in either theme', async ({ page }) => {
  for (const address of ['/shop?seed=7&debug=true&kind=smith&lock=dagger&types=-wand', '/shop?seed=7&view=players']) {
    await page.goto(address);
    expect(await accessibilityFaults(page, '#main')).toEqual(NO_FAULTS);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing scrolls sideways', async ({ page }) => {
    await page.goto('/shop?seed=7&kind=smith&debug=true');
    await expect(page.locator(lines)).toHaveCount(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form generates a stock, and lines can be changed', async ({ page }) => {
    await page.goto('/shop');
    await page.getByLabel('Budget (gp)').fill('800');
    await page.getByRole('button', { name: 'Generate Inventory' }).click();
    await expect(page).toHaveURL(/budget=800.*seed=\d+/);
    await expect(page.getByText('Left of 800 gp')).toBeVisible();
    const before = page.url();
    await page
      .getByRole('link', { name: /^Reroll / })
      .first()
      .click();
    expect(page.url()).not.toBe(before);
    await expect(page.getByText('Left of 800 gp')).toBeVisible();
  });
});
