import type { Page } from '@playwright/test';
import type { Facets } from '../../src/contract/facets.ts';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { expect, test } from './fixtures.ts';

type Value = { value: string; name: string; count: number };

/** The values of the filters that stand open, as the page has them. */
async function shown(page: Page): Promise<Record<string, Value[]>> {
  const rows = await page.locator('#filters ul.values').evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll('li')].map((row) => {
        const box = row.querySelector('input') as HTMLInputElement;
        const text = (part: string) => row.querySelector(part)?.textContent ?? '';
        return {
          of: box.name,
          value: box.value,
          name: text('.value'),
          count: Number(text('.count').replaceAll(',', '')),
        };
      }),
    ),
  );
  return Object.fromEntries(rows.map((values) => [values[0]?.of ?? '', values.map(({ of, ...value }) => value)]));
}

const LONG = ['class_name', 'domain', 'effect', 'feat', 'type'];

/** Some lists call the values of short filters otherwise than the API does, and know ranges as values of their own. */
async function expectAll(page: Page, kind: string, query: string): Promise<void> {
  const { facets }: Facets = await (await page.request.get(`/api/${kind}/facets?${query}`)).json();
  for (const [filter, values] of Object.entries(await shown(page))) {
    const rows = new Map(values.map((row) => [row.value, row]));
    for (const { value, name, count } of facets[filter] ?? []) {
      expect(rows.get(value), `${kind}: ${filter}=${value}`).toMatchObject({ count });
      if (LONG.includes(filter)) expect(rows.get(value)?.name).toBe(name);
    }
  }
}

const QUERIES: Partial<Record<string, string>> = { spells: 'school=evocation', items: 'type=ring', monsters: 'cr=5' };

// The list of the rules is a table of contents.
for (const kind of KIND_NAMES.filter((name) => name !== 'rules'))
  test(`every value of the filters of ${kind} is listed with its count, on the first page and on the next`, async ({
    page,
  }) => {
    const query = QUERIES[kind] ?? '';
    await page.goto(`/${kind}?${query}`);
    for (const summary of await page.locator('details.advanced summary').all()) await summary.click();
    const openers = page.locator('button.choose[aria-expanded=false]');
    while ((await openers.count()) > 0) {
      const left = await openers.count();
      await openers.first().press('Enter');
      await expect(openers).toHaveCount(left - 1);
    }
    await expectAll(page, kind, query);
    await page
      .getByRole('navigation', { name: 'Browse by letter' })
      .getByRole('link', { name: 'D', exact: true })
      .click();
    await expect(page).toHaveURL(/letter=D/);
    await expect(() => expectAll(page, kind, `${query}&starts_with=D`)).toPass();
  });

test('a filter that the server renders open keeps its values', async ({ page }) => {
  await page.goto('/spells?choose=effect&class_name=wizard,-bard');
  await page.waitForLoadState('networkidle');
  await expectAll(page, 'spells', 'class_name=wizard,-bard');
  await page.getByRole('button', { name: 'Class: several values' }).click();
  await expect(page.locator('#filters ul.values')).toHaveCount(2);
  await expectAll(page, 'spells', 'class_name=wizard,-bard');
});

test('a panel that closes when its list has come leaves the focus with a visitor who has moved on', async ({
  page,
}) => {
  await page.goto('/monsters');
  const opener = page.getByRole('button', { name: 'Type: several values', exact: true });
  await opener.click();
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/monsters?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('#filters ul.values').getByRole('checkbox', { name: 'Animal' }).first().check();
  await page.keyboard.press('Escape');
  await page.getByLabel('Hit Dice to').fill('8');
  answer();
  await expect(page).toHaveURL(/type=animal/);
  await expect(page.getByRole('link', { name: 'Type: Animal' })).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Hit Dice to')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/type=animal.*hit_dice=\.\.8/);
});
