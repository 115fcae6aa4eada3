import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fontEnvironment } from '../browser/font-sets.ts';
import { ROUTES } from '../browser/routes.ts';
import { startSite } from '../support/site.ts';

/*
 * What depends on the order of a browser's events, in Firefox: pages start their scripts late and replay earlier events. All
 * else is tested in Chromium.
 */

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let page: Page;
let faults: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX,
    env: { ...process.env, ...fontEnvironment('dejavu') },
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens a page in a context of its own, whose faults are recorded. */
async function openPage(): Promise<void> {
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
}
const closePage = () => page.browserContext().close();

beforeEach(() => {
  faults = [];
});
afterEach(() => expect(faults).toEqual([]));

const hydrated = () =>
  page.waitForFunction(() => document.readyState === 'complete' && window.earlyEvents === undefined);

async function open(path: string) {
  const response = await page.goto(site.base + path);
  await hydrated();
  return response;
}

/** Opens the page and holds back the script that all others wait for, until the function that comes back is called. */
async function openWithoutScripts(path: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.setRequestInterception(true);
  page.on('request', async (request: HTTPRequest) => {
    if (/\/assets\/entry\.client-/.test(request.url())) await release.promise;
    await request.continue();
  });
  await page.goto(site.base + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.earlyEvents !== undefined);
  return release.resolve;
}

const isPressed = (selector: string) => page.waitForSelector(`${selector}[aria-pressed="true"]`);

/** Nothing is changed in these pages: they share one context, which keeps the site's files. */
describe('each route', () => {
  beforeAll(openPage);
  afterAll(closePage);

  test.each(ROUTES)('%s opens and is hydrated', async (path) => {
    const response = await open(path);
    expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200);
    expect(await page.$eval('h1', (heading) => heading.textContent)).not.toBe('');
  });
});

describe('what is pressed', () => {
  beforeEach(openPage);
  afterEach(closePage);

  test('a star of a list stays after a reload', async () => {
    await open('/spells');
    await page.click('main [aria-label="Star Acid Arrow"]');
    await isPressed('[aria-label="Star Acid Arrow"]');
    await page.reload();
    await isPressed('[aria-label="Star Acid Arrow"]');
  });

  test('the first press on an entry fetches its screen and stars the entry', async () => {
    await open('/monsters/aboleth');
    await page.locator('main button ::-p-text(Star)').click();
    await page.waitForSelector('main button ::-p-text(Starred)');
  });

  test('a filter narrows the list within the page', async () => {
    await open('/spells');
    await page.evaluate(() => {
      document.documentElement.dataset.same = '';
    });
    await page.select('select[name="school"]', 'evocation');
    await page.waitForFunction(() => location.search === '?school=evocation');
    await page.waitForFunction(
      () => ![...document.querySelectorAll('.entries .name')].some((name) => name.textContent?.includes('Acid Arrow')),
    );
    expect(await page.$('[data-same]')).not.toBeNull();
  });

  test('stars that are pressed before scripts run are stored once they do', async () => {
    const release = await openWithoutScripts('/spells');
    const stars = await page.$$('main button[aria-label^="Star "]');
    await stars[0]?.click();
    await stars[2]?.click();
    release();
    await hydrated();
    const pressed = () =>
      page.$$eval('main button[aria-label^="Star "]', (buttons) =>
        buttons.slice(0, 4).map((button) => button.getAttribute('aria-pressed')),
      );
    await expect.poll(pressed, { timeout: 10_000 }).toEqual(['true', 'false', 'true', 'false']);
  });

  test('presses and typed text on an entry before scripts run are replayed in their order', async () => {
    const release = await openWithoutScripts('/spells/fireball');
    await page.locator('main button[aria-label="Higher: At caster level"]').click();
    await page.locator('main input[type="number"]').fill('12');
    release();
    await page.waitForSelector('main ::-p-text(880 ft.)');
  });
});
