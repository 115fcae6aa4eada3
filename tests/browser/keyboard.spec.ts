import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { focusStop } from './focus.ts';
import { ROUTES } from './routes.ts';

/** More stops than these only repeat what came before: the rows of a list. */
const MOST_STOPS = 120;

const DEVICES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 700 },
} as const;

/** What the Tab key reaches from where the focus is, up to what it has reached before; with the footer or up to it. */
async function faultsOfStops(page: Page, withFooter: boolean): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const at = await focusStop(page);
    if (at === null || at.again || (at.isInFooter && !withFooter)) break;
    if (at.fault) faults.push(`${at.name} ${at.fault}`);
  }
  return { stops, faults };
}

for (const [index, path] of ROUTES.entries())
  test(`${path}: each element that the Tab key reaches is visible, on a desktop and on a phone`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [device, viewport] of Object.entries(DEVICES)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // The header and the footer are the same on every page: the first one is walked through whole.
      const isFirst = index === 0;
      if (!isFirst) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
        await page.keyboard.press('Enter');
      }
      const { stops, faults } = await faultsOfStops(page, isFirst);
      expect(stops, device).toBeGreaterThan(0);
      expect(faults, device).toEqual([]);
    }
  });
