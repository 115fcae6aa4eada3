import { test as base } from './fixtures.ts';

/** For tests that read every page: nothing in it moves. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});
