import { expect, idle, test } from './fixtures.ts';

test('the contents narrow as one types, and list tables as well', async ({ page }) => {
  await page.goto('/rules');
  const field = page.getByRole('searchbox', { name: 'Find a page or a table' });
  const all = await page.locator('.chapter').count();
  await field.fill('carrying');
  await expect(page.locator('.chapter')).toHaveCount(1);
  await expect(page.getByText('1 page for “carrying”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.locator('.chapter')).toHaveCount(all);
  await field.fill('carrying');
  await field.press('Enter');
  await expect(page).toHaveURL('/rules?search=carrying');
  await page.getByRole('navigation', { name: 'Contents of' }).getByRole('link', { name: 'Tables' }).click();
  await expect(page).toHaveURL('/rules?search=carrying&show=tables');
  await expect(page.getByRole('link', { name: 'Carrying Loads' })).toHaveAttribute(
    'href',
    '/rules/carrying-capacity#loads',
  );
});

test('a table is filtered by the address, which the filters write', async ({ page }) => {
  await page.goto('/rules/actions-in-combat?type=move');
  const rows = page.locator('#actions tbody tr:not(.row-group)');
  await expect(rows.filter({ hasText: 'Stand up from prone' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Full attack' })).toHaveCount(0);
  await page.locator('#actions').getByRole('link', { name: /^Safe/ }).click();
  await expect(page).toHaveURL('/rules/actions-in-combat?type=move&provokes=no');
  await expect(rows.filter({ hasText: 'Stand up from prone' })).toHaveCount(0);
  // The page has all rows, so that the connection may fail.
  await page.route('**/api/**', (route) => route.abort());
  const find = page.getByRole('searchbox', { name: 'Find: action' });
  await find.pressSequentially('draw ');
  const answers = page.getByRole('navigation', { name: 'Provokes an attack of opportunity' });
  const any = answers.getByRole('link').first();
  await expect(any).toHaveAttribute('href', '/rules/actions-in-combat?type=move&find=draw');
  await any.click();
  await expect(page).toHaveURL('/rules/actions-in-combat?type=move&find=draw');
  await expect(find).toHaveValue('draw ');
  await page.locator('#actions').getByRole('link', { name: 'Show all' }).click();
  await expect(find).toHaveValue('');
  await expect(find).toBeFocused();
  await expect(rows.filter({ hasText: 'Full attack' })).not.toHaveCount(0);
});

test('a calculator keeps what was typed, and the focus, and needs no connection', async ({ page }) => {
  await page.goto('/rules/carrying-capacity');
  const tool = page.getByRole('region', { name: 'Your load' });
  const strength = tool.getByLabel('Strength');
  await strength.fill('12');
  await strength.press('Tab');
  await expect(page).toHaveURL('/rules/carrying-capacity?str=12');
  await page.route('**/api/**', (route) => route.abort());
  await strength.fill('20');
  await strength.press('Tab');
  await tool.getByLabel('Size').selectOption('Large');
  await expect(page).toHaveURL('/rules/carrying-capacity?str=20&size=large');
  await expect(tool).toContainText('Light266');
  await strength.press('ArrowUp');
  await strength.press('ArrowUp');
  await expect(page).toHaveURL('/rules/carrying-capacity?str=22&size=large');
  await expect(strength).toBeFocused();
  await expect(strength).toHaveValue('22');
});

test('the row of the address stays marked', async ({ page }) => {
  await page.goto('/glossary/drink-a-potion-or-apply-an-oil');
  await page
    .getByRole('link', { name: /The whole rule/ })
    .first()
    .click();
  await expect(page).toHaveURL('/rules/actions-in-combat#drink-a-potion-or-apply-an-oil');
  await expect(page.locator('tr[data-arrived], tr:target')).toContainText('Drink a potion');
});

test('a line of the example marks and opens its explanation', async ({ page }) => {
  await page.goto('/rules/reading-a-stat-block');
  const example = page.getByRole('region', { name: 'Ogre as an example' });
  const explanation = page.locator('section', { has: page.locator('#space-reach') }).last();
  await example.getByRole('link', { name: '10 Space/Reach' }).focus();
  await expect(explanation).toHaveAttribute('data-pointed', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rules/reading-a-stat-block#space-reach');
  await expect(page.getByRole('heading', { name: '10 Space/Reach' })).toBeInViewport();
});

test('another example is chosen', async ({ page }) => {
  await page.goto('/rules/reading-a-spell');
  await page.getByLabel('Example', { exact: true }).selectOption('Wish');
  await expect(page).toHaveURL('/rules/reading-a-spell?of=wish');
  await expect(page.getByRole('region', { name: 'Wish as an example' })).toContainText('5,000 XP');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, untilHydrated: false });

  test('the example is any entry that the address names', async ({ page }) => {
    await page.goto('/rules/reading-a-spell');
    await page.getByLabel('Example', { exact: true }).selectOption('Stoneskin');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('region', { name: 'Stoneskin as an example' })).toContainText('4 Level');
    await page.goto('/rules/reading-a-power?of=energy-jet');
    await expect(page.getByRole('region', { name: 'Energy Ray as an example' }).getByRole('alert')).toHaveText(
      'There is no power “energy-jet”. This is Energy Ray.',
    );
    await page.goto('/rules/reading-a-stat-block?of=aboleth');
    await expect(page.getByRole('region', { name: 'Aboleth as an example' })).toContainText(
      'Huge Aberration (Aquatic)',
    );
  });

  test('a calculator works by its form', async ({ page }) => {
    await page.goto('/rules/carrying-capacity');
    const tool = page.getByRole('region', { name: 'Your load' });
    await tool.getByLabel('Strength').fill('16');
    await tool.getByLabel('Carried, lb.').fill('98');
    await tool.getByRole('button', { name: 'Work out' }).click();
    await expect(page).toHaveURL(/str=16&size=medium&legs=two&weight=98/);
    await expect(tool).toContainText('Medium load');
    await page.goto('/rules/carrying-capacity?str=999');
    await expect(tool.getByRole('alert')).toContainText('a whole number from 1 to 100, not “999”');
  });
});

test('the box of tools opens by the Down key, and Escape returns the focus', async ({ page }) => {
  await page.goto('/rules');
  const button = page.locator('.toolbox summary');
  const keys = page.waitForResponse(/toolbox-keys/);
  await button.focus();
  await keys;
  await idle(page);
  await button.press('ArrowDown');
  await expect(page.locator('.toolbox li').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the weather of a day is rolled again by its address', async ({ page }) => {
  await page.goto('/rules/weather?climate=desert&day=4');
  const tool = page.getByRole('region', { name: 'The weather today' });
  await expect(tool).toContainText('Hot for the climate and season');
  const before = await tool.locator('.glance').textContent();
  await tool.getByRole('link', { name: 'Roll again' }).click();
  await expect(page).toHaveURL('/rules/weather?climate=desert&day=5');
  await expect(tool.locator('.glance')).not.toHaveText(before ?? '');
  const text = await tool.locator('.glance').textContent();
  await page.reload();
  await expect(tool.locator('.glance')).toHaveText(text ?? '');
});

test('an encounter is worked out for a party', async ({ page }) => {
  await page.goto('/rules/encounters-and-experience?level=5&people=4&cr=3&count=4');
  const figures = page.getByRole('region', { name: 'An encounter' }).locator('.glance');
  await expect(figures).toContainText('Encounter level7');
  await expect(figures).toContainText('Very difficult');
  await expect(figures).toContainText('XP for each750');
});
