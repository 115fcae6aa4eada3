import { expect } from './fixtures.ts';
import { focusStops } from './focus.ts';
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
      const stops = await focusStops(page, MAX_STOPS);
      expect(stops.length, device).toBeGreaterThan(5);
      expect(
        stops.filter(({ fault }) => fault !== null),
        device,
      ).toEqual([]);
    }
  });
