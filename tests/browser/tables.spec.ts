import { brokenRules } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a table that is wider than the page scrolls by key, and cannot be focused if it fits', async ({ page }) => {
  await page.goto('/skills/diplomacy');
  const table = page.getByRole('region', { name: /^Check, From, Hostile.* table$/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await brokenRules(page, undefined, ['scrollable-region-focusable'])).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table).toHaveCount(0);
});

test('a phone shows the monk’s levels in two parts, each of which fits', async ({ page }) => {
  await page.goto('/classes/monk');
  const table = page.getByRole('table', { name: 'Monk by level' });
  const head = (name: string) => table.getByRole('columnheader', { name, exact: true });
  await expect(head('Special')).toBeVisible();
  await expect(head('Flurry of blows')).toBeHidden();
  await page.getByText('Unarmed fighting').click();
  await expect(head('Speed')).toBeInViewport({ ratio: 1 });
  await expect(head('Special')).toBeHidden();
  const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(room).toBeLessThanOrEqual(0);
});

test('on a phone the star of a row stands in the same place in every table', async ({ page }) => {
  const places = new Set<string>();
  for (const kind of ['spells', 'feats', 'monsters', 'items', 'skills', 'deities', 'races', 'classes']) {
    await page.goto(`/${kind}?view=table`);
    const found = await page.locator('.stack tr:has(.star)').evaluateAll((rows) =>
      rows.map((row) => {
        const [box, star] = [row, row.querySelector('.star') ?? row].map((part) => part.getBoundingClientRect());
        return box && star ? `${star.left} ${star.top - box.top} ${star.width} ${star.height}` : '';
      }),
    );
    expect(found.length, kind).toBeGreaterThan(0);
    for (const place of found) places.add(place);
  }
  expect([...places]).toHaveLength(1);
  expect([...places][0]).toMatch(/ 44 44$/);
});
