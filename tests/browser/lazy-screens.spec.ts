import type { Page, Route } from '@playwright/test';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { expect, idle, test } from './fixtures.ts';
import { ROUTES, STATES } from './routes.ts';

const SCREENS = '**/assets/*-screen-*.js';
/** The contents of the rules are a page of their own. */
const LISTS = KIND_NAMES.filter((kind) => kind !== 'rules').map((kind) => `/${kind}`);
const ENTRIES = [...ROUTES, ...STATES].filter(
  (path) =>
    /^\/\w+\/[\w-]+$/.test(path) &&
    !/^\/(?:lists|character|campaign|encounters)\//.test(path) &&
    path !== '/character-sheet',
);

/** What the scripts of a page may weigh until it is used. */
const MIN_BYTES = 30_000;
const MAX_BYTES = { list: 120_000, entry: 110_000 };

/** What the scripts that the page has loaded weigh as they are sent. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = new Map(files.filter(({ name }) => name.endsWith('.js')).map((file) => [file.name, file]));
    return [...scripts.values()].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

/** Writes down which screens and which entries' data are asked for. */
function askedParts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [part] = /\w+-screen(?=-[\w-]+\.js$)|^\/api\/.*/.exec(pathname) ?? [];
    if (part) asked.push(part);
  });
  return asked;
}

/** Holds back the screen of the page until the function that comes back is called. */
async function holdScreen(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(SCREENS, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Says later whether the document is still the same. */
async function documentStays(page: Page): Promise<() => Promise<boolean>> {
  const first = await page.evaluateHandle(() => document);
  return () => first.evaluate((document) => document.defaultView !== null).catch(() => false);
}

/** Whether React has taken over what the screen shows. */
const isHydrated = (page: Page): Promise<boolean> =>
  page
    .locator('.crumbs a, .neighbours a')
    .evaluateAll((links) => links.every((link) => Object.keys(link).some((key) => key.startsWith('__react'))));

for (const path of [...LISTS, ...ENTRIES])
  test(`${path}: its screen and its data are loaded when it is used, not before, and match the HTML of the server`, async ({
    page,
  }) => {
    const asked = askedParts(page);
    await page.goto(path);
    const main = page.getByRole('main');
    // Tables that scroll are made reachable by keys.
    await page.waitForLoadState('networkidle');
    const written = await main.locator('.page').innerHTML();
    // Ids that follow from the whole tree, of which the server renders a part. Lists are rendered with their page.
    if (!LISTS.includes(path)) expect(written).not.toMatch(/="_R_/);
    const title = await main.locator('h1').elementHandle();
    await idle(page);
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(MIN_BYTES);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES[LISTS.includes(path) ? 'list' : 'entry']);
    await page.mouse.wheel(0, 400);
    await idle(page);
    expect(asked).toEqual([]);
    const loaded = page.waitForResponse(SCREENS);
    await main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().hover();
    await loaded;
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(asked.filter((part) => part.endsWith('-screen'))).toHaveLength(1);
    expect(asked).toContain(`/api${path}`);
    expect(await main.locator('.page').innerHTML()).toBe(written);
    expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true);
  });

test('presses and typed text on a dehydrated screen are replayed once it is hydrated', async ({ page }) => {
  const release = await holdScreen(page);
  await page.goto('/spells/fireball');
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  const level = page.getByRole('spinbutton', { name: 'At caster level' });
  await level.fill('9');
  await page.getByRole('button', { name: 'Higher: At caster level' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Starred' })).toHaveAttribute('aria-pressed', 'true');
  await expect(level).toHaveValue('10');
  await expect(page.locator('.rows.live')).toContainText('800 ft.');
});

test('a filter, a search and a press on a list that is not hydrated are replayed', async ({ page }) => {
  const release = await holdScreen(page);
  await page.goto('/spells');
  const stays = await documentStays(page);
  await page.getByLabel('School', { exact: true }).selectOption('evocation');
  await page.getByRole('button', { name: 'Compare' }).first().click();
  release();
  await expect(page).toHaveURL('/spells?school=evocation');
  await expect(page.getByRole('checkbox', { name: 'Compare Burning Hands' })).toBeAttached();
  expect(await stays()).toBe(true);
});

test('a search that is typed and sent before the list is hydrated needs no new document', async ({ page }) => {
  const release = await holdScreen(page);
  await page.goto('/spells');
  const stays = await documentStays(page);
  const search = page.getByRole('searchbox', { name: 'Search spells' });
  await search.pressSequentially('fireball');
  await search.press('Enter');
  release();
  await expect(page).toHaveURL('/spells?search=fireball');
  await expect(page.getByRole('main').getByRole('link', { name: 'Fireball', exact: true })).toBeVisible();
  expect(await stays()).toBe(true);
});

test('stars are shown in a list that nobody used', async ({ page }) => {
  await page.goto('/spells/fireball');
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible();
  await page.goto('/spells?search=fireball');
  await expect(page.getByRole('button', { name: 'Star Fireball' })).toHaveAttribute('aria-pressed', 'true');
});

test('where the screen of a list cannot be had, the browser sends its form', async ({ page, faults }) => {
  await page.route(SCREENS, (route) => route.abort());
  await page.goto('/spells');
  const search = page.getByRole('searchbox', { name: 'Search spells' });
  await search.fill('fireball');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/spells\?.*search=fireball/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spells');
  faults.length = 0;
});

test('a filter that is chosen where the list cannot be had sends the form', async ({ page, faults }) => {
  await page.route('**/api/spells?*', (route) => route.abort());
  await page.goto('/spells');
  await page.getByLabel('School', { exact: true }).selectOption('evocation');
  await expect(page).toHaveURL(/\/spells\?.*school=evocation/);
  await expect(page.locator('.chip', { hasText: 'Evocation' })).toBeVisible();
  faults.length = 0;
});

test('what is typed into a field that a replayed press has changed replaces its value', async ({ page }) => {
  const release = await holdScreen(page);
  await page.goto('/spells/fireball');
  const level = page.getByRole('spinbutton', { name: 'At caster level' });
  await page.getByRole('button', { name: 'Higher: At caster level' }).click();
  await level.selectText();
  release();
  await expect(page.locator('.rows.live')).toContainText('640 ft.');
  await page.keyboard.type('12');
  await expect(level).toHaveValue('12');
  await expect(page.locator('.rows.live')).toContainText('880 ft.');
});

test('a link that is followed before the screen is loaded navigates without a new document', async ({ page }) => {
  const release = await holdScreen(page);
  await page.goto('/classes/bard');
  const stays = await documentStays(page);
  await page.getByRole('navigation', { name: 'Neighbouring classes' }).getByRole('link').last().click();
  release();
  await expect(page).not.toHaveURL('/classes/bard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stays()).toBe(true);
});

test('keys navigate from a screen that was never used, and back to it', async ({ page }) => {
  await page.goto('/spells/fireball');
  const stays = await documentStays(page);
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL('/spells/fireball');
  const next = page.getByRole('heading', { level: 1 });
  await expect(next).toBeFocused();
  await page.goBack();
  await expect(next).toHaveText('Fireball');
  expect(await stays()).toBe(true);
});

for (const path of ['/classes/wizard', '/spells/fireball'])
  test(`${path}: steps to and from a section before the screen is loaded never remove the screen`, async ({ page }) => {
    const release = await holdScreen(page);
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).elementHandle();
    const anchor = page.getByRole('main').locator('a[href^="#"]').last();
    const section = await anchor.getAttribute('href');
    await anchor.click();
    await expect(page).toHaveURL(path + section);
    await expect(page.locator(section ?? '')).toBeInViewport();
    expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator(section ?? '')).toBeInViewport();
    expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(path);
  });

test('back leads from a reloaded page to the list before it', async ({ page }) => {
  await page.goto('/spells?search=fireball');
  await page.getByRole('main').getByRole('link', { name: 'Fireball', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireball');
  await page.evaluate(() => sessionStorage.clear());
  const release = await holdScreen(page);
  await page.reload();
  const stays = await documentStays(page);
  const title = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/spells?search=fireball');
  expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spells');
  expect(await stays()).toBe(true);
});

test('stored values are shown without any interaction', { tag: '@quick' }, async ({ page }) => {
  const asked = askedParts(page);
  await page.goto('/spells/fireball');
  await page.evaluate(() => localStorage.setItem('casting', '{"level":12,"caster":"wizard","scores":{"int":18}}'));
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'At caster level' })).toHaveValue('12');
  expect(asked.toSorted()).toEqual(['/api/spells/fireball', 'spell-screen']);
  // A monster is not cast.
  await page.goto('/monsters/aboleth');
  await idle(page);
  expect(asked).toHaveLength(2);
});

test('a star that is set in another tab is shown in a page that nobody used', async ({ page, context }) => {
  await page.goto('/monsters/aboleth');
  const other = await context.newPage();
  await other.goto('/monsters/aboleth');
  await other.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Starred' })).toBeAttached();
});

const CANNOT_BE_HAD = {
  'a screen that cannot be had': (page: Page) => page.route(SCREENS, (route) => route.abort()),
  'data that cannot be had': (page: Page) =>
    page.route('**/api/spells/fireball', (route) => route.fulfill({ status: 503, json: { detail: 'Not now.' } })),
};

for (const [what, prevent] of Object.entries(CANNOT_BE_HAD))
  test(`${what} leaves a page that can be read and followed`, async ({ page, faults }) => {
    await prevent(page);
    await page.goto('/spells/fireball');
    await page.getByRole('main').getByRole('link', { name: 'Evocation' }).first().click();
    await expect(page).toHaveURL('/spells?school=evocation');
    await page.locator('.entries .name a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/spells\/[\w-]+$/);
    faults.length = 0;
  });

for (const [outcome, end] of [
  ['is loaded', (route) => route.continue()],
  ['cannot be had', (route) => route.abort()],
] satisfies [string, (route: Route) => Promise<void>][])
  test(`a page that is left before its screen ${outcome} stays left`, async ({ page, faults }) => {
    const left = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    await page.route('**/assets/spell-list-screen-*.js', async (route) => {
      await left.promise;
      await end(route);
      ended.resolve();
    });
    await page.goto('/spells');
    await page.getByRole('main').getByRole('link', { name: 'Acid Arrow', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Races' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Races');
    left.resolve();
    await ended.promise;
    await idle(page);
    await expect(page.getByText('Loading the page…')).not.toBeAttached();
    await expect(page).toHaveURL('/races');
    faults.length = 0;
  });

test('data that failed to load is requested again', async ({ page, faults }) => {
  await page.route('**/api/spells/fireball', (route) => route.abort(), { times: 1 });
  await page.goto('/spells/fireball');
  const level = page.getByRole('spinbutton', { name: 'At caster level' });
  await level.focus();
  await expect.poll(() => faults.length).toBe(1);
  expect(await isHydrated(page)).toBe(false);
  await level.fill('9');
  await expect(page.locator('.rows.live')).toContainText('760 ft.');
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('what is typed while data fail to load is replayed once they are loaded', async ({ page, faults }) => {
  const requested = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  await page.route(
    '**/api/spells/fireball',
    async (route) => {
      requested.resolve();
      await failed.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/spells/fireball');
  const level = page.getByRole('spinbutton', { name: 'At caster level' });
  await level.focus();
  await requested.promise;
  await level.fill('9');
  failed.resolve();
  await expect(page.locator('.rows.live')).toContainText('760 ft.');
  await expect(level).toHaveValue('9');
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('pointing at a link fetches the screen of its page', async ({ page }) => {
  await page.goto('/monsters?search=aboleth');
  const loaded = page.waitForResponse(SCREENS);
  await page.getByRole('main').getByRole('link', { name: 'Aboleth', exact: true }).hover();
  await loaded;
});
