import type { Page } from '@playwright/test';
import { expect, test as plainTest } from './fixtures.ts';

/** With a service worker of its own. Without a network the browser itself reports every request that fails. */
const test = plainTest.extend<{ faults: string[] }>({
  serviceWorkers: 'allow',
  ownContext: true,
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await use(faults);
    expect(faults).toEqual([]);
  },
});

/** Opens a page and waits until it is kept; `data`: the address of what it asks for once it is used. */
async function visit(page: Page, path: string, data = path): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  for (const address of [path, data])
    await expect
      .poll(() => page.evaluate((url) => caches.match(url, { ignoreVary: true }).then(Boolean), address))
      .toBe(true);
}

test('visited pages open without a network, by address and by link', { tag: '@quick' }, async ({ page, context }) => {
  await visit(page, '/spells/fireball');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('/');
  await page.goto('/monsters/aboleth');
  await context.setOffline(true);
  await page.goto('/spells/fireball');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireball');
  await page.goto('/monsters/aboleth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aboleth');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/spells/wish');
  await expect(page.getByText('The page /spells/wish is not stored on this device.')).toBeVisible();
});

test('a fight that was visited begins and goes on without a network', async ({ page, context }) => {
  const fight = '/encounters/run?creature=ogre:2,worg&party=2:4';
  await visit(page, '/');
  await visit(page, fight);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Name of character 1').fill('Orla');
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect(page.getByText('Round 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next turn' }).click();
  const turn = await page.locator('[aria-current="true"] .fight-name').textContent();
  await page.reload();
  await expect(page.locator('[aria-current="true"] .fight-name')).toHaveText(turn ?? '');
});

test('an entry that was visited but not hydrated can be used without a network', async ({ page, context }) => {
  await visit(page, '/');
  await visit(page, '/spells/fireball', '/api/spells/fireball');
  await visit(page, '/monsters/aboleth', '/api/monsters/aboleth');
  await context.setOffline(true);
  await page.goto('/spells/fireball');
  await page.getByRole('spinbutton', { name: 'At caster level' }).fill('9');
  await expect(page.locator('.rows.live')).toContainText('760 ft.');
  await page.goto('/monsters/aboleth');
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible();
});

test('a built creature that was visited can be used without a network', async ({ page, context }) => {
  const query = '?template=half-dragon%3Ared&class=fighter%3A4';
  await visit(page, '/');
  await visit(page, `/monsters/ogre${query}`, `/api/monsters/ogre/build${query}`);
  await context.setOffline(true);
  await page.goto(`/monsters/ogre${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half-Red Dragon Ogre, 4th-Level Fighter');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).hover();
  await expect
    .poll(() =>
      page
        .locator('.crumbs a')
        .evaluateAll((links) => links.every((link) => Object.keys(link).some((key) => key.startsWith('__react')))),
    )
    .toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half-Red Dragon Ogre, 4th-Level Fighter');
});

test('one button downloads the complete catalogue, which answers without a network', async ({ page, context }) => {
  test.slow();
  await visit(page, '/offline');
  await expect(page.locator('.stored-catalogue [role="status"]')).toContainText(/The download is [\d.]+ MB/);
  await page.getByRole('button', { name: 'Keep everything for offline use' }).click();
  await expect(page.locator('.stored-catalogue [role="status"]')).toContainText('It is up to date', {
    timeout: 60_000,
  });
  await expect(page.getByRole('row', { name: /^Spells/ })).toContainText(/\d+ entries/);
  await context.setOffline(true);
  for (const [path, name] of [
    ['/spells/wish', 'Wish'],
    ['/monsters/nothing', 'Monster not found'],
    ['/monsters/troll', 'Troll'],
    ['/classes/wizard', 'Wizard'],
    ['/items/bag-of-holding', 'Bag of Holding'],
    ['/rules', 'Rules'],
    ['/rules/grapple', 'Grapple'],
    ['/rules/carrying-capacity?str=16', 'Carrying Capacity'],
    ['/glossary/casting-time', 'Casting Time'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(path);
  }
  // A former address.
  await page.goto('/spells/melfs-acid-arrow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acid Arrow');
  await page.goto('/rules');
  await expect(page.getByRole('link', { name: 'Actions in Combat', exact: true }).first()).toBeVisible();
  await page.goto('/spells?class=wizard&level=3&school=evocation');
  await expect(page.getByRole('link', { name: 'Fireball', exact: true })).toBeVisible();
  await expect(page.getByText('This list comes from the catalogue on this device')).toBeVisible();
  // Filters offer their values with counts, and columns sort, as they do on the site.
  await expect(page.locator('.levels .count')).toHaveText(Array.from({ length: 10 }, () => /^\d+$/));
  await page.goto('/spells?class=wizard&sort=-level&casting_time=minute&view=table');
  await expect(page.getByText('This list comes from the catalogue on this device')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Level/ })).toHaveAttribute('aria-sort', 'descending');
  // Chosen entries come from the device; what only the site works out says so.
  await page.goto('/compare?of=spells/fireball,spells/lightning-bolt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare spells');
  await expect(page.getByRole('link', { name: 'Lightning Bolt', exact: true }).first()).toBeVisible();
  await page.goto('/cards?of=spells/fireball,feats/cleave');
  await expect(page.locator('.card')).toHaveCount(2);
  await page.goto('/character');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My character');
  for (const path of ['/shop', '/crafting', '/treasure', '/encounters', '/summoning', '/companions', '/forms']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('This page needs the network.');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path);
  }
  await page.goto('/items?type=enormous');
  await expect(page.getByRole('alert')).toContainText('must be one of');
  await page.goto('/search?q=bag+holding');
  await expect(page.getByRole('link', { name: 'Bag of Holding', exact: true })).toBeVisible();
  await page.goto('/search?q=soulknife&books=core');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Soulknife', exact: true })).toHaveCount(0);
  await page.goto('/search?q=soulknife&books=xph');
  await expect(page.getByRole('link', { name: 'Soulknife', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search everything' }).first().fill('fireb');
  await expect(page.getByRole('option', { name: /^Fireball/ }).first()).toBeVisible();
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.locator('.stored-catalogue [role="status"]')).toContainText(/not stored on this device/i);
});

/** The version of a kind that the device holds. */
const storedVersion = (page: Page, kind: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown>((done, failed) => {
        const request = indexedDB.open('offline');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const read = request.result.transaction('kinds').objectStore('kinds').get(name);
          read.onerror = () => failed(read.error);
          read.onsuccess = () => {
            request.result.close();
            done(read.result?.version);
          };
        };
      }),
    kind,
  );

test('a newer catalogue replaces the stored one automatically', async ({ page, context }) => {
  test.slow();
  await visit(page, '/offline');
  await page.getByRole('button', { name: 'Keep everything for offline use' }).click();
  await expect(page.locator('.stored-catalogue [role="status"]')).toContainText('It is up to date', {
    timeout: 60_000,
  });
  // The device holds the skills of an older content, one of them wrong.
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open('offline');
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const change = db.transaction(['entries', 'kinds'], 'readwrite');
    const kinds = change.objectStore('kinds');
    change.objectStore('entries').put({ id: 1, slug: 'climb', name: 'Clamber' }, 'skills/climb');
    kinds.get('skills').onsuccess = ({ target }) =>
      kinds.put({ ...(target as IDBRequest).result, version: 'older', since: 1 }, 'skills');
    await new Promise((done) => change.addEventListener('complete', done));
    db.close();
  });
  await page.reload();
  await expect.poll(() => storedVersion(page, 'skills'), { timeout: 30_000 }).not.toBe('older');
  await expect(page.locator('.stored-catalogue [role="status"]')).toContainText('It is up to date', {
    timeout: 30_000,
  });
  await context.setOffline(true);
  await page.goto('/skills/climb');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Climb');
});

for (const to of ['http://[', '//elsewhere.test/x', '/.//elsewhere.test/x', 'https://elsewhere.test/', '/offline'])
  plainTest(`the offline page does not navigate to ${to}`, async ({ page }) => {
    await page.goto(`/offline?to=${encodeURIComponent(to)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline use');
    await expect(page).toHaveURL(/\/offline\?/);
  });
