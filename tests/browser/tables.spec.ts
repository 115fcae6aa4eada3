import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 780 } });

for (const [path, name] of [
  ['/classes/monk', 'Monk by level, table'],
  ['/skills/diplomacy', /^Check, From, Hostile.* table$/],
] as const)
  test(`a table of ${path} that is wider than the page scrolls by key, and is no stop for keys where it fits`, async ({
    page,
  }) => {
    await page.goto(path);
    const table = page.getByRole('region', { name });
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const { violations } = await new AxeBuilder({ page }).withRules(['scrollable-region-focusable']).analyze();
    expect(violations).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table).toHaveCount(0);
  });
