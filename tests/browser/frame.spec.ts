import { expect, test } from './fixtures.ts';

const SECTIONS = [
  'Spells',
  'Feats',
  'Classes',
  'Races',
  'Monsters',
  'Items',
  'Skills',
  'Languages',
  'Deities',
  'Rulebooks',
  'Shop Generator',
] as const;

/** What the cards of the home page speak of. */
const CARD_WORDS: Readonly<Record<(typeof SECTIONS)[number], readonly string[]>> = {
  Spells: ['schools', 'levels', 'components'],
  Feats: ['prerequisites', 'benefits', 'categories'],
  Classes: ['variants', 'skills', 'requirements'],
  Races: ['traits', 'languages', 'favored classes'],
  Monsters: ['stats', 'abilities', 'challenge ratings'],
  Items: ['magic items', 'weapons', 'armor', 'equipment'],
  Skills: ['descriptions', 'checks', 'synergies'],
  Languages: ['languages and dialects', 'character creation'],
  Deities: ['gods', 'domains', 'alignments'],
  Rulebooks: ['source books', 'official publications'],
  'Shop Generator': ['shopkeeper', 'curated inventory'],
};

test('the navigation has its eleven entries in order, five under construction', async ({ page }) => {
  await page.goto('/spells/fireball');
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(nav.getByRole('link')).toHaveText(SECTIONS.map((title) => new RegExp(`^${title}`)));
  await expect(nav.getByRole('img', { name: 'work in progress' })).toHaveCount(5);
  await expect(nav.locator('[aria-current]')).toHaveText(['Spells']);
});

test('home has the hero, the rules, eleven sections, tools, About and three badges', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('D&D 3.5e · Complete D&D 3.5e Reference');
  const cards = page.locator('.contents > li');
  await expect(cards).toHaveCount(1 + SECTIONS.length + 1);
  await expect(cards.first()).toContainText('chapter by chapter');
  await expect(cards.last()).toContainText('Glossary');
  await expect(page.getByRole('region', { name: 'Tools' }).getByRole('link')).not.toHaveCount(0);
  for (const [title, words] of Object.entries(CARD_WORDS)) {
    const card = page
      .locator('.contents > li')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    for (const word of words) await expect(card).toContainText(word, { ignoreCase: true });
  }
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page.locator('.badges > li')).toHaveCount(3);
  await page.getByRole('main').getByLabel('Search everything').fill('magic missile');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=magic+missile');
  await expect(page.getByRole('link', { name: 'Magic Missile', exact: true })).toBeVisible();
});

test('the tools of the home page fill their rows', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('.tool-row > *')
      .evaluateAll((tools) => tools.map((tool) => Math.round(tool.getBoundingClientRect().top)));
    expect(tops.length % new Set(tops).size, `${width} px`).toBe(0);
    expect(tops.filter((top) => top === tops.at(-1)).length, `${width} px`).toBe(4);
  }
});

test('the theme follows the system, then the choice, and is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, and closes with Escape, on a choice and on any other navigation', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.goto('/');
    await button.click();
    await expect(menu).toBeVisible();
    const search = page.getByRole('search', { name: 'From the menu' });
    await search.getByRole('searchbox').focus();
    await search.getByRole('combobox').fill('fireball');
    await expect(search.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search.getByRole('option')).toHaveCount(0);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Rulebooks' }).click();
    await expect(page).toHaveURL('/rulebooks');
    await button.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });

  test('filters open by a button', async ({ page }) => {
    await page.goto('/spells?school=evocation&level=3');
    await expect(page.getByLabel('School', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await page.getByLabel('School', { exact: true }).selectOption('Illusion');
    await expect(page).toHaveURL(/school=illusion/);
  });
});

test('an unknown address is a 404 page with a search', async ({ page }) => {
  const response = await page.goto('/wands/of-fire');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('searchbox', { name: 'Search everything' }).last()).toHaveValue('wands of fire');
});

for (const path of ['/privacy', '/terms'])
  test(`${path} says when it was last updated`, async ({ page }) => {
    await page.goto(path);
    const today = new Date().toLocaleDateString('en', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();
  });

test('a page with unknown parameters in its address is complete and hydrated', async ({ page }) => {
  await page.goto('/spells?school=evocation&utm_source=elsewhere');
  await expect(page).toHaveURL('/spells?school=evocation');
  await page.goto('/spells?school=evocation&unknown=1');
  await expect(page.getByRole('heading', { name: 'Spells', level: 1 })).toBeVisible();
});

test("the API's page has the same Content-Security-Policy as all others", async ({ page }) => {
  const response = await page.goto('/api');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await expect(page.getByRole('heading', { name: /^Complete D&D 3.5e Reference/ })).toBeVisible();
});
