import type { Page } from '@playwright/test';
import { accessibilityFaults, NO_FAULTS, showTheme } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { contrastFaults, layoutFaults, movement, overflow } from './layout.ts';
import { AXE, type Findings, PICTURE } from './report.ts';
import { ROUTES, STATES, THEMES } from './routes.ts';
import { test } from './walk.ts';

/** Pictures are taken in these; axe reads the widest. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const PHONE = { width: 390, height: 844 };
/** A busy machine takes its time for so much. */
const MAX_MILLISECONDS = 240_000;
/** `npm run screenshots` takes the pictures alone. */
const PICTURES_ONLY = process.env.PICTURES_ONLY !== undefined;

async function takePictures(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const body = await page.screenshot({ type: 'jpeg', quality: 70 });
      await test.info().attach(`${PICTURE}${size.width}-${theme}`, { body, contentType: 'image/jpeg' });
    }
  }
}

const report = (page: { path: string; found: Findings }): Promise<void> =>
  test.info().attach(AXE, { body: JSON.stringify(page), contentType: 'application/json' });

for (const path of [...ROUTES, ...STATES])
  test(`${path}: no accessibility fault in either theme; complete at every size and setting`, async ({ page }) => {
    test.setTimeout(MAX_MILLISECONDS);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    if (PICTURES_ONLY) {
      await takePictures(page);
      return report({ path, found: {} });
    }
    const found = await accessibilityFaults(page);
    await report({ path, found });
    expect.soft(found, 'axe').toEqual(NO_FAULTS);

    expect.soft(await movement(page), 'still under reduced motion').toEqual([]);

    // 640 px is a window of 1280 at 200 %, 320 px at 400 %.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 512 });
      expect.soft(await overflow(page), `${width} px without sideways scrolling`).toBeLessThanOrEqual(0);
      expect.soft(await layoutFaults(page), `whole at ${width} px`).toEqual([]);
    }

    // In the test's world alone: the policy of the page takes no style that is put in.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      expect.soft(await overflow(page), `text at 200 % in ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await layoutFaults(page), `whole with text at 200 % in ${width} px`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect.soft(await contrastFaults(page), 'legible in forced colours').toEqual([]);
  });

/* The menu is the same on every page, but for the section that it marks. */
for (const path of ['/', '/spells', '/rules/carrying-capacity'])
  test(`${path}: the menu of a phone has no accessibility fault in either theme`, async ({ page }) => {
    test.skip(PICTURES_ONLY);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    const found = await accessibilityFaults(page, '#menu');
    await report({ path: `${path}, menu open`, found });
    expect(found).toEqual(NO_FAULTS);
  });
