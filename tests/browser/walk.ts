import type { Page } from '@playwright/test';
import { test as base, EVENTS_OF_FAULTS, waitForScripts } from './fixtures.ts';

/**
 * For tests that read every route and change nothing in it: all tests of a worker share one page, which keeps the site's
 * files. A page of its own would take each of them twice the time.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, userAgent } = project.use;
      const context = await browser.newContext({ baseURL, viewport, userAgent, serviceWorkers: 'block' });
      const page = await context.newPage();
      waitForScripts(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await sharedPage.emulateMedia({ reducedMotion: 'reduce', forcedColors: null, colorScheme: null });
    await use(sharedPage);
    // What the page has stored would change the pages that follow.
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const event of EVENTS_OF_FAULTS) await sharedPage.removeAllListeners(event);
  },
});
