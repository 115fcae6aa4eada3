import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Presses Tab until the named control has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'combobox' | 'link' | 'spinbutton' | 'checkbox',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab never reached ${role} ${name}`);
}

test('values, an exclusion, a range, order and view are chosen by keyboard alone and survive a reload', async ({
  page,
}) => {
  await page.goto('/monsters');
  await tabTo(page, 'button', 'Type: several values');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Type' })).toBeFocused();
  await page.keyboard.type('drag');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/monsters?type=dragon');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('giant');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: /^Giant/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/monsters?type=dragon,giant');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Type: several values', exact: true })).toBeFocused();

  await tabTo(page, 'button', 'Size: several values');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Size' })).toBeFocused();
  await page.keyboard.type('huge');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'not Huge' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/size=-huge/);
  await page.keyboard.press('Escape');

  await tabTo(page, 'spinbutton', 'Hit Dice from');
  await page.keyboard.type('8');
  await tabTo(page, 'spinbutton', 'Hit Dice to');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hit_dice=8\.\.20/);

  await tabTo(page, 'link', 'Table');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=table/);
  await tabTo(page, 'link', 'Hit Dice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Hit Dice' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-hit_dice/);
  await expect(page.getByRole('columnheader', { name: 'Hit Dice' })).toHaveAttribute('aria-sort', 'descending');

  const rows = await page.getByRole('row').allInnerTexts();
  expect(rows.length).toBeGreaterThan(5);
  await page.reload();
  await expect(page.getByRole('row')).toHaveText(
    rows.map((row) => row.replaceAll(/\s+/g, ' ')),
    { useInnerText: true },
  );
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('dragon,giant');
  await expect(page.getByLabel('Size', { exact: true })).toHaveValue('-huge');
  await expect(page.getByLabel('Hit Dice to')).toHaveValue('20');
  await expect(page.getByRole('columnheader', { name: 'Hit Dice' })).toHaveAttribute('aria-sort', 'descending');
});

const STATE =
  '/spells?search=fire&letter=F&school=evocation,-illusion&class_name=wizard,druid&level=1..5&verbal=yes&descriptor=fire,-light&duration=inst&sort=-level&view=table&limit=50';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an address with every kind of filter gives the same list and the same form', async ({ page, request }) => {
      await page.goto(STATE);
      const api = STATE.replace('/spells?', '/api/spells?').replace('letter=', 'starts_with=');
      const { spells } = await (await request.get(api)).json();
      const names: string[] = spells.map(({ name }: { name: string }) => name);
      expect(names.length).toBeGreaterThan(1);
      await expect(page.getByRole('row').locator('.name')).toHaveText(names);
      await expect(page.getByLabel('School', { exact: true })).toHaveValue('evocation,-illusion');
      await expect(page.getByLabel('School', { exact: true }).locator('option:checked')).toHaveText(
        'Evocation, not Illusion',
      );
      await expect(page.getByLabel('Verbal')).toHaveValue('yes');
      await expect(page.getByLabel('Duration in words')).toHaveValue('inst');
      await expect(page.getByRole('checkbox', { name: '5', exact: true })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: '6', exact: true })).not.toBeChecked();
      await expect(page.getByLabel('Sort')).toHaveValue('-level');
      await expect(page.getByLabel('Per page')).toHaveValue('50');
      await expect(page.getByRole('link', { name: /Descriptor: not Light/ })).toBeVisible();
    });
  });

test('counts follow the filters', { tag: '@quick' }, async ({ page, request }) => {
  await page.goto('/spells?level=3');
  await page.getByRole('button', { name: 'School: several values' }).click();
  const { facets } = await (await request.get('/api/spells/facets?level=3&class_name=druid')).json();
  const { count } = facets.school.find(({ value }: { value: string }) => value === 'evocation');
  await page.getByLabel('Class', { exact: true }).selectOption('Druid');
  await expect(page.getByRole('listitem').filter({ hasText: 'Evocation' }).locator('.count')).toHaveText(`${count}`);
});

test('a range that ends before it begins says so and sends no request', async ({ page }) => {
  await page.goto('/monsters');
  await page.getByLabel('Hit Dice from').fill('9');
  await page.getByLabel('Hit Dice to').fill('3');
  await page.getByLabel('Hit Dice to').press('Enter');
  const message = await page.getByLabel('Hit Dice to').evaluate((field: HTMLInputElement) => field.validationMessage);
  expect(message).toBe('The range ends at 3, which is below its start of 9.');
  await expect(page).not.toHaveURL(/\.\.3/);
  await page.getByLabel('Hit Dice to').fill('12');
  await page.getByLabel('Hit Dice to').press('Enter');
  await expect(page).toHaveURL('/monsters?hit_dice=9..12');
});

test('view and page size are remembered for each kind', async ({ page }) => {
  await page.goto('/feats');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL('/feats?view=table');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel('Per page').selectOption('50');
  await expect(page).toHaveURL('/feats?view=table&limit=50');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Skills' }).click();
  await expect(page).toHaveURL('/skills');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Feats' }).click();
  await expect(page).toHaveURL('/feats?view=table&limit=50');
  await page.goto('/feats?category=metamagic', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/feats?category=metamagic&view=table&limit=50');
  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByLabel('Per page').selectOption('20');
  await expect(page).toHaveURL('/feats?category=metamagic');
  await page.reload();
  await expect(page).toHaveURL('/feats?category=metamagic');
});

test('the complete filtered list can be downloaded as a file', async ({ page }) => {
  await page.goto('/items?type=ring&page=2');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).first().click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('items.csv');
  const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\n');
  expect(lines.length).toBe(
    Number(/of (\d+)/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[1]) + 1,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('several values, exclusions and ranges are chosen in plain forms', async ({ page }) => {
    await page.goto('/monsters?size=large');
    await page.getByRole('button', { name: 'Type: several values', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Dragon/ }).check();
    await page.getByRole('checkbox', { name: 'not Giant' }).check({ force: true });
    await page.getByLabel('Hit Dice from').fill('10');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/hit_dice=10\.\./);
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('dragon,-giant');
    await expect(page.getByLabel('Size', { exact: true })).toHaveValue('large');
    await expect(page.getByLabel('Hit Dice from')).toHaveValue('10');
    await page.getByRole('button', { name: 'Challenge rating: several values' }).click();
    await page.getByLabel('Challenge rating to').selectOption('12');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByLabel('Challenge rating', { exact: true }).locator('option:checked')).toHaveText(
      '12 and below',
    );
  });
});

test.describe('a page that the list does not have', () => {
  const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
  const expectLast = async (page: Page) => {
    await expect(page).toHaveURL(/\/spells\?page=\d{1,3}$/);
    await expect(pages(page).getByText('Next')).toBeVisible();
    await expect(pages(page).getByRole('link', { name: /Next/ })).toHaveCount(0);
    await expect(pages(page).locator('[aria-current]')).toHaveText(new URL(page.url()).searchParams.get('page') ?? '');
    await expect(page.locator('.entries > li').first()).toBeVisible();
  };

  test('is replaced by the last one if its number is too high', async ({ page }) => {
    await page.goto('/spells?page=9999');
    await expectLast(page);
  });

  test('is replaced by the last one after navigation within the site as well', async ({ page }) => {
    await page.goto('/spells');
    await page.evaluate(() => history.replaceState(history.state, '', '/spells?page=9999'));
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Feats' }).click();
    await expect(page.getByRole('heading', { name: 'Feats', level: 1 })).toBeVisible();
    await page.goBack();
    await expectLast(page);
  });

  for (const number of ['0', '-3', 'two'])
    test(`is replaced by the first one if the address says ${number}`, async ({ page }) => {
      await page.goto(`/spells?level=3&page=${number}`);
      await expect(page).toHaveURL('/spells?level=3');
      await expect(pages(page).locator('[aria-current]')).toHaveText('1');
    });
});

test('a link leads past the filters to the results', async ({ page }) => {
  for (const path of ['/spells', '/items']) {
    await page.goto(path);
    await tabTo(page, 'link', 'Skip to results');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.getByRole('main').locator('.name a').first();
    await expect(first.or(page.locator('th a').first()).and(page.locator(':focus'))).toBeVisible();
  }
});

test('the title of a filtered list says what it is filtered by', async ({ page }) => {
  await page.goto('/spells?class=cleric&level=1');
  await expect(page).toHaveTitle('Cleric 1st-level spells · D&D 3.5e tools');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/spells\?class=cleric&level=1$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Cleric 1st-level spells of D&D 3\.5e\. /,
  );
  await page.getByRole('link', { name: 'Remove Class: Cleric' }).or(page.locator('.chips a').first()).first().click();
  await expect(page).not.toHaveTitle(/Cleric 1st-level/);
});
