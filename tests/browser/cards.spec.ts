import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NINE =
  'spells/magic-missile,spells/mage-armor,spells/cure-light-wounds,spells/bless,items/cloak-of-elvenkind,items/handy-haversack,monsters/dire-rat,feats/power-attack,powers/energy-ray';

async function cards(page: Page, address: string) {
  await page.goto(address);
  await page.waitForSelector('[data-fitted=true]');
  return page.locator('.card').evaluateAll((list) =>
    list.map((card) => {
      const text = card.querySelector('.text') ?? card;
      return {
        entry: (card as HTMLElement).dataset.card,
        size: (card as HTMLElement).dataset.size,
        over: Math.max(card.scrollHeight - card.clientHeight, text.scrollHeight - text.clientHeight),
        width: card.getBoundingClientRect().width,
        height: card.getBoundingClientRect().height,
        letters: text.textContent?.length ?? 0,
      };
    }),
  );
}

/** Pages of a PDF and the size of the first, in millimetres. */
async function paperOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return { pages: pdf.match(/\/Type\s*\/Page[^s]/g)?.length, width: millimetres(width), height: millimetres(height) };
}

test('nine cards of poker size stand on a sheet of A4 or Letter, and none overflows', async ({ page }) => {
  const nine = await cards(page, `/cards?of=${NINE}`);
  expect(nine).toHaveLength(9);
  for (const { over, width, height, letters } of nine) {
    expect(over).toBeLessThanOrEqual(1);
    expect(Math.abs(width - (63.5 / 25.4) * 96)).toBeLessThan(0.5);
    expect(Math.abs(height - (88.9 / 25.4) * 96)).toBeLessThan(0.5);
    expect(letters).toBeGreaterThan(20);
  }
  expect(new Set(nine.map(({ size }) => size)).size).toBeGreaterThan(1);
  expect(await paperOf(page)).toEqual({ pages: 1, width: 210, height: 297 });
  await page.getByLabel('Paper').selectOption('Letter');
  await expect(page).toHaveURL(/paper=letter/);
  await page.waitForSelector('[data-fitted=true]');
  expect(await paperOf(page)).toEqual({ pages: 1, width: 216, height: 279 });
});

test('a long text continues on further cards without losing a word', async ({ page }) => {
  const wish = await cards(page, '/cards?of=spells/wish');
  expect(wish.length).toBeGreaterThan(1);
  for (const { over } of wish) expect(over).toBeLessThanOrEqual(1);
  const words = (text: string) => text.replace(/\s+/g, '');
  const printed = words((await page.locator('.card .text').allTextContents()).join(''));
  await page.goto('/spells/wish');
  // The page has signs beside what it can be linked to.
  const whole = words((await page.locator('.side .prose').first().textContent()) ?? '').replaceAll('#', '');
  expect(printed).toBe(whole);
});

test('the longest stat blocks fit with all facts', async ({ page }) => {
  const dragon = await cards(page, '/cards?of=monsters/red-dragon-great-wyrm,monsters/aboleth,monsters/tarrasque');
  for (const { over } of dragon) expect(over).toBeLessThanOrEqual(1);
  const labels = await page.locator('[data-card="monsters/tarrasque"] dt').allTextContents();
  expect(labels).toEqual(expect.arrayContaining(['Hit dice', 'AC', 'Saves', 'Abilities', 'Skills', 'Feats']));
});

test('backs are mirrored on separate sheets', async ({ page }) => {
  await cards(page, `/cards?of=${NINE}&backs=long`);
  await expect(page.getByRole('status').first()).toHaveText('9 cards on 1 sheet, with backs');
  await expect(page.locator('.card.back p').first()).toHaveText('Cure Light Wounds');
  expect((await paperOf(page)).pages).toBe(2);
});

test('a filtered list links to its cards', async ({ page }) => {
  await page.goto('/spells?school=evocation&level=3&class_name=wizard');
  const total = /of (\d+)/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[1];
  await page.getByRole('link', { name: 'Print cards' }).click();
  await expect(page).toHaveURL('/cards?kind=spells&school=evocation&level=3&class_name=wizard');
  await page.waitForSelector('[data-fitted=true]');
  const entries = await page
    .locator('.card')
    .evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.card));
  expect(new Set(entries).size).toBe(Number(total));
});

test('an address without entries to print says so', async ({ page }) => {
  await page.goto('/cards');
  await expect(page.getByText('There is nothing here to print on cards.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'psionic powers' }).click();
  await expect(page).toHaveURL('/powers');
  await page.goto('/cards?kind=classes');
  await expect(page.getByRole('alert')).toContainText(
    'Cards are printed of spells, feats, monsters, items, psionic powers',
  );
  await page.goto('/cards?of=classes/wizard');
  await expect(page.getByText('There is nothing here to print on cards.')).toBeVisible();
  await page.goto('/cards?kind=spells&level=12');
  await expect(page.getByRole('alert')).toContainText('"level" is "12"');
});

test('without entries nothing is offered to print, and the page says where cards come from', async ({ page }) => {
  await page.goto('/cards');
  await expect(page.getByText('There is nothing here to print on cards.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'your own lists' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expect(page.getByLabel('Paper')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cards are printed in the smallest size', async ({ page }) => {
    await page.goto(`/cards?of=${NINE}`);
    await expect(page.locator('.card')).toHaveCount(9);
    await expect(page.locator('.card[data-size=tiny]')).toHaveCount(9);
  });
});
