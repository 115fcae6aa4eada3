import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { CHANGE, makeNextVersion } from '../support/next-version.ts';
import { startSite } from '../support/site.ts';
import { test as base, expect } from './fixtures.ts';

const FOLDER = 'test-results/next-version';

type Deploy = {
  /** A page of the site's first version. */
  page: Page;
  /** Puts the next version in its place, on the same address. */
  deploy: () => Promise<void>;
};

/** Fails on any script fault and on any file of the site that is asked for and not there. */
const test = base.extend<Deploy>({
  // Nobody calls the site that the other tests share.
  faults: async ({ browser: _ }, use) => use([]),
  page: async ({ browser, deploy: _ }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: addresses.base });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    context.on('response', (response) => {
      if (response.status() === 404 && new URL(response.url()).pathname.startsWith('/assets/'))
        faults.push(response.url());
    });
    await use(page);
    expect(faults).toEqual([]);
    await context.close();
  },
  deploy: async ({ browser: _ }, use) => {
    const PORT = String(await freePort());
    let site = await startSite({ PORT });
    addresses.base = site.base;
    await use(async () => {
      makeNextVersion(FOLDER);
      await site.stop();
      site = await startSite({ PORT }, FOLDER);
    });
    await site.stop();
    rmSync(FOLDER, { recursive: true, force: true });
  },
});

const addresses = { base: '' };

/** Waits until the page's worker is there and has kept the files of its version. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

/** The versions of the site of which the browser keeps pages. */
const versionsOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return [...new Set(names.flatMap((name) => /^(?:pages|shell)-(.+)$/.exec(name)?.[1] ?? []))];
  });

test('after a deployment no page is stale or broken, and the stored catalogue is updated', async ({ page, deploy }) => {
  test.setTimeout(180_000);
  await page.goto('/offline');
  await workerIsReady(page);
  await page.getByRole('button', { name: 'Keep everything for offline use' }).click();
  await expect(page.locator('.stored-catalogue [role="status"]')).toContainText('It is up to date', {
    timeout: 60_000,
  });
  await page.goto('/skills/climb');
  await expect(page.getByText(CHANGE.before)).toBeVisible();
  const first = await versionsOf(page);

  await deploy();

  // The open page goes on with its own parts, those of pages that it has never shown among them.
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Shop Generator' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Generator');
  await expect(page.getByLabel('Shop name')).toBeVisible();

  // The next whole page is the new version's, with its content and its files.
  await page.goto('/skills/climb');
  await expect(page.getByText(CHANGE.after)).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"][href$="-n.css"]').first()).toBeAttached();

  // Its worker takes over and drops the pages of the old one.
  await expect.poll(() => versionsOf(page), { timeout: 30_000 }).toEqual(['0123456789abcdef']);
  expect(first).not.toContain('0123456789abcdef');

  // The catalogue on the device follows by itself.
  await page.goto('/offline');
  await expect(page.locator('.stored-catalogue [role="status"]')).toContainText(
    'up to date (version 0123456789abcdef)',
    {
      timeout: 60_000,
    },
  );
  await page.context().setOffline(true);
  await page.goto('/skills/climb');
  await expect(page.getByText(CHANGE.after)).toBeVisible();
  await page.goto('/skills?search=climb');
  await expect(page.getByRole('link', { name: 'Climb', exact: true })).toBeVisible();
});
