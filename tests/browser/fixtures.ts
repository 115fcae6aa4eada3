import { test as base, expect, type Page } from '@playwright/test';
import { SharedPages } from './shared-pages.ts';

type Options = {
  /** Whether a page that is opened is waited for until its scripts run, which pages start late; so by default. */
  untilHydrated: boolean;
  /**
   * Whether each test has a context of its own, which costs it a second; by default the tests of a worker share one for each
   * kind: with or without scripts, touch, a phone's viewport, service workers. Other options of contexts need their own.
   */
  ownContext: boolean;
};

type Fixtures = {
  faults: string[];
  /** A page whose scripts are not run. */
  plainPage: Page;
};

/** Addresses that do not exist, which tests ask for; and what plain http does without, which Chromium reports each time. */
const EXPECTED = /status of 40[04]|Cross-Origin-Opener-Policy header has been ignored/;

/** A page that fails its test on any console error, script fault or request to another origin. */
export const test = base.extend<Options & Fixtures, { sharedPages: SharedPages }>({
  untilHydrated: [true, { option: true }],
  ownContext: [false, { option: true }],
  sharedPages: [async ({ browser }, use) => use(new SharedPages(browser)), { scope: 'worker' }],
  context: async (
    {
      browser,
      sharedPages,
      ownContext,
      baseURL,
      userAgent,
      viewport,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      serviceWorkers,
    },
    use,
    { errors },
  ) => {
    const options = { baseURL, userAgent, javaScriptEnabled, hasTouch, isMobile, serviceWorkers };
    if (ownContext) {
      const context = await browser.newContext({ ...options, viewport });
      await context.newPage();
      await use(context);
      return context.close();
    }
    const { page, clean } = await sharedPages.open(options);
    if (viewport) await page.setViewportSize(viewport);
    await use(page.context());
    // After a failure the worker ends, and the report shows the page as it was.
    if (errors.length === 0) await clean();
  },
  page: async ({ context, javaScriptEnabled, untilHydrated }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('The context has no page.');
    if (javaScriptEnabled !== false && untilHydrated) waitForScripts(page);
    await use(page);
  },
  plainPage: async ({ sharedPages, baseURL, userAgent, viewport }, use, { errors }) => {
    const kind = { hasTouch: false, isMobile: false, serviceWorkers: 'block' } as const;
    const { page, clean } = await sharedPages.open({ baseURL, userAgent, javaScriptEnabled: false, ...kind });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (errors.length === 0) await clean();
  },
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) faults.push(`request to ${origin}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until the page is idle, having handled every event so far, and every request that it has made is known to the test:
 * what was not asked for by then was not asked for at all.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}

/** Makes opening a page wait until what needs scripts works. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => hydrated(await goto(...args));
  page.reload = async (...args) => hydrated(await reload(...args));
  const hydrated = async <Answer>(answer: Answer) => {
    await page.waitForFunction(() => document.readyState === 'complete' && window.earlyEvents === undefined);
    return answer;
  };
}

export { expect };
