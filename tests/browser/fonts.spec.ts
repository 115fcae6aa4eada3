import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SHAPE } from './font-sets.ts';
import { layoutShifts } from './layout.ts';
import { ROUTES } from './routes.ts';

test.use({ untilHydrated: false });

/** The sum of all shifts of a page, as browsers count them; a tenth is what they call good. */
const MAX_SHIFT = 0.02;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Opens the page, and lets its web fonts load only once it is painted with the system's. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve();
  await page.waitForFunction(() => document.readyState === 'complete' && window.earlyEvents === undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** The shapes that pages have. In lines as long as a desktop's fewer break elsewhere, so there these stand for all. */
const SHAPES: readonly string[] = [
  '/',
  '/spells',
  '/spells/fireball',
  '/monsters',
  '/monsters/aboleth',
  '/items',
  '/classes/wizard',
  '/rules/carrying-capacity',
  '/search?q=fire',
  '/shop',
  '/character-sheet',
  '/privacy',
];

/** Every page is read with one set of fonts. The others test the faces that stand in for them, on each shape. */
for (const { viewport, pathnames } of [
  { viewport: PHONE, pathnames: ROUTES },
  { viewport: DESKTOP, pathnames: SHAPES },
])
  for (const path of pathnames)
    test(`${path} in ${viewport.width} px does not shift when its web fonts load`, {
      tag: SHAPES.includes(path) ? SHAPE : [],
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openWithLateFonts(page, path);
      const shifts = await layoutShifts(page);
      const total = shifts.reduce((sum, { score }) => sum + score, 0);
      test.info().annotations.push({ type: 'shift', description: total.toFixed(4) });
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
      // What a page does not preload comes after its first paint on every slow connection, and is not used then.
      expect(await facesNotPreloaded(page)).toEqual([]);
    });

/** The `optional` web fonts that the page uses and does not preload. */
function facesNotPreloaded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) =>
      href.slice(href.lastIndexOf('/') + 1),
    );
    const used = [...document.fonts].filter(({ status, display }) => status !== 'unloaded' && display === 'optional');
    return used
      .map(({ family }) => family.replaceAll('"', '').replaceAll(' ', '-').toLowerCase())
      .filter((name) => !preloaded.some((file) => file.startsWith(name)));
  });
}
