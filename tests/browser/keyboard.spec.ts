import { expect } from './fixtures.ts';
import { focusStop } from './focus.ts';
import { ROUTES } from './routes.ts';
import { test } from './walk.ts';

/** More stops than these only repeat what came before: the rows of a list. */
const MAX_STOPS = 80;

const DEVICES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 700 },
} as const;

for (const path of ROUTES)
  test(`${path}: each element that the Tab key reaches is visible, on a desktop and on a phone`, async ({ page }) => {
    test.slow();
    for (const [device, viewport] of Object.entries(DEVICES)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const faults: string[] = [];
      let stops = 0;
      for (; stops < MAX_STOPS; stops++) {
        await page.keyboard.press('Tab');
        const at = await focusStop(page);
        if (at === null || at.again) break;
        if (at.fault) faults.push(`${at.name} ${at.fault}`);
      }
      expect(stops, device).toBeGreaterThan(5);
      expect(faults, device).toEqual([]);
    }
  });
