import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test';

/** What may be listened to in a page. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const;

/** What a new context shows, on every system. */
const DEFAULT_MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

/** A page of the site without scripts, from which its storage can be reached. */
const WITHOUT_SCRIPTS = '/robots.txt';

/**
 * The pages of a worker, one for each kind of context that its tests need. A page keeps the site's files and the code compiled
 * of them from test to test: a page of its own would take each test three times the time. What a test leaves in it is removed.
 */
export class SharedPages {
  private readonly pages = new Map<string, Promise<SharedPage>>();
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** The page with these options, as if it were new but for what browsers cache. */
  async open(options: BrowserContextOptions): Promise<SharedPage> {
    const key = JSON.stringify(options);
    const known = this.pages.get(key) ?? openPage(this.browser, options);
    this.pages.set(key, known);
    const shared = await known;
    if (!shared.page.isClosed()) return shared;
    this.pages.delete(key);
    return this.open(options);
  }
}

export type SharedPage = {
  page: Page;
  /** Removes what a test has left behind: its listeners, routes, scripts, other pages, permissions and stored values. */
  clean(): Promise<void>;
};

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<SharedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const { goto, reload } = page;
  const scripts: Disposable[] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...args) => {
    const script = await addInitScript(...args);
    scripts.push(script);
    return script;
  };
  const clean = async () => {
    page.goto = goto;
    page.reload = reload;
    for (const event of EVENTS) page.removeAllListeners(event);
    context.removeAllListeners('response');
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    if (page.isClosed()) return context.close();
    await Promise.all([
      ...scripts.splice(0).map((script) => script.dispose()),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      page.emulateMedia(DEFAULT_MEDIA),
      page.mouse.move(0, 0),
    ]);
    // A page stores things until it is left.
    await page.goto(WITHOUT_SCRIPTS);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const removed = (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise((done, failed) => {
            const request = indexedDB.deleteDatabase(name);
            request.onsuccess = done;
            request.onerror = failed;
          }),
      );
      await Promise.all(removed);
    });
  };
  return { page, clean };
}
