import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ROUTES, THEMES } from './routes.ts';

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** How much wider the page is than its window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of ROUTES)
  test(`${path}: no accessibility fault in either theme, menu open or closed; 320 px without sideways scrolling`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const found: Record<string, string[]> = {};
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.reload();
      found[theme] = await findings(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      found[`${theme}, menu open`] = await findings(page);
    }
    expect(found).toEqual({ light: [], 'light, menu open': [], dark: [], 'dark, menu open': [] });
  });
