import { test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Whether a page that is opened is waited for until its scripts run, which pages start late; so by default. */
  untilHydrated: boolean;
  faults: string[];
};

/** Addresses that do not exist, which tests ask for; and what plain http does without, which Chromium reports each time. */
const EXPECTED = /status of 40[04]|Cross-Origin-Opener-Policy header has been ignored/;

/** The events by which a page's faults are noticed. */
export const EVENTS_OF_FAULTS = ['console', 'pageerror', 'request'] as const;

/** A page that fails its test on any console error, script fault or request to another origin. */
export const test = base.extend<Options>({
  untilHydrated: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, untilHydrated }, use) => {
    if (javaScriptEnabled !== false && untilHydrated) waitForScripts(page);
    await use(page);
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
export function waitForScripts(page: Page): void {
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
