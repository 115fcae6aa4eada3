import type { CDPSession, Page } from '@playwright/test';
import { accessibilityFaults, NO_FAULTS } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

async function openByKey(page: Page, key: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

/** Makes the page's scripts run as on a machine that is six times slower, until the session that comes back is detached. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return session;
}

/** Strikes Escape several times; the browser has all strokes before the page hears of the first. */
async function strikeEscape(session: CDPSession, times: number): Promise<void> {
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => session.send('Input.dispatchKeyEvent', { type, ...key })));
}

for (const key of ['/', 'Control+k', 'Meta+k'])
  test(`${key} moves the focus to the search from any page`, async ({ page }) => {
    await page.goto('/rulebooks');
    await openByKey(page, key);
  });

test('the focus stays where it moved while the suggestions were loading', async ({ page }) => {
  await page.addInitScript(() => {
    // The place in the text is asked for when they are there, just before they are shown.
    const { prototype } = HTMLInputElement;
    const { get = () => null } = Object.getOwnPropertyDescriptor(prototype, 'selectionStart') ?? {};
    Object.defineProperty(prototype, 'selectionStart', {
      configurable: true,
      get(this: HTMLInputElement) {
        Object.defineProperty(prototype, 'selectionStart', { get });
        queueMicrotask(() => document.querySelector<HTMLElement>('header .brand')?.focus());
        return get.call(this);
      },
    });
  });
  await page.goto('/rulebooks');
  await page.locator('header input[type=search]').focus();
  await expect(field(page)).toBeVisible();
  await expect(page.locator('header .brand')).toBeFocused();
});

test('a misspelt name is found, chosen and opened by keys alone', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/spells');
  await openByKey(page, '/');
  await page.keyboard.type('magik missle');
  await expect(options(page).first()).toContainText('Magic Missile');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  await expect(chosen).toContainText('Magic Missile');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/spells/magic-missile');
  await expect(options(page)).toHaveCount(0);
});

test('results are grouped by kind, with badges and the reason why they were found', async ({ page }) => {
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('paralyzed');
  await expect(page.getByRole('group', { name: 'Glossary' }).getByRole('option').first()).toContainText('term');
  await expect(page.locator('.suggestion mark').first()).toHaveText(/paralyz/i);
  await expect(page.getByRole('status').filter({ hasText: 'results' })).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-selected=true]')).toContainText(/Show all \d+ results/);
});

test('the field of the search page keeps the focus and follows the address', async ({ page }) => {
  await page.goto('/search?q=fireball');
  await page.locator('#q').focus();
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search everything' });
  await search.fill('ogre');
  await search.press('Enter');
  await expect(page).toHaveURL('/search?q=ogre');
  await expect(page.locator('.search-results a').first()).toContainText('Ogre');
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue('fireball');
});

test('a monster with class levels comes first and leads to the creature worked out', async ({ page }) => {
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('ogre fighter 4');
  await expect(options(page).first()).toContainText('Ogre, 4th-Level Fighter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/monsters/ogre?class=fighter:4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogre, 4th-Level Fighter');
  await page.goto('/search?q=half-dragon+ogre');
  const built = page.getByRole('region', { name: 'Creature, worked out' });
  await expect(built.getByRole('link')).toHaveAttribute('href', '/monsters/ogre?template=half-dragon:black');
});

test('Enter without a choice shows all results; the search is remembered and can be forgotten', async ({ page }) => {
  await page.goto('/feats');
  await openByKey(page, '/');
  await page.keyboard.type('type:spell level:3 class:wizard fire');
  await expect(options(page).first()).toContainText('Fireball');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=type%3Aspell\+level%3A3/);
  await expect(page.locator('.search-results a').first()).toHaveText('Fireball');
  await page.goto('/');
  await openByKey(page, '/');
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['type:spell level:3 class:wizard fire']);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-selected=true]')).toHaveText('Clear recent searches');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]');
});

test('a chosen suggestion is remembered by its name', async ({ page }) => {
  await page.goto('/feats');
  await openByKey(page, '/');
  await page.keyboard.type('fireb');
  await expect(options(page).first()).toContainText('Fireball');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireball');
  await page.goto('/');
  await openByKey(page, '/');
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['Fireball']);
});

test('Escape closes the suggestions, then empties the field, however slow the machine; Tab leaves without choosing', async ({
  page,
}) => {
  const slowed = await slowDown(page);
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('fireball');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('fireball');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('fireball');
  await expect(page).toHaveURL('/');
  await openByKey(page, 'Control+k');
  await strikeEscape(slowed, 2);
  await expect(field(page)).toHaveValue('');
  await slowed.detach();
});

test('a click into the field opens the suggestions, and another leaves them open', async ({ page }) => {
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('fireball');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await field(page).click();
  await expect(options(page).first()).toBeVisible();
  await field(page).click();
  await expect(options(page).first()).toBeVisible();
});

test('a late response for a text that has changed is not shown', async ({ page }) => {
  const late = { kind: 'spells', slug: 'late', name: 'Late', url: '/spells/late', summary: null, snippet: null };
  let answerLate = () => {};
  const waited = new Promise<void>((done) => {
    answerLate = done;
  });
  await page.route('**/api/search?q=abol&*', async (route) => {
    await waited;
    await route.fulfill({ json: { results: [late], total: 1 } });
  });
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('aboleth');
  await expect(options(page).first()).toContainText('Aboleth');
  const answered = page.waitForResponse(/q=abol&/);
  answerLate();
  await answered;
  await expect(options(page).filter({ hasText: 'Late' })).toHaveCount(0);
  await expect(options(page).first()).toContainText('Aboleth');
});

test('a letter typed within the text changes the suggestions, and a deleted one the selected suggestion', async ({
  page,
}) => {
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('fieball');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('r');
  await expect(field(page)).toHaveValue('fireball');
  await expect(options(page).first()).toContainText('Fireball');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('fieball');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
});

test('a choice by pointer opens the entry', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByLabel('Search everything').click();
  await page.keyboard.type('abolath');
  await expect(options(page).first()).toContainText('Aboleth');
  await options(page).first().click();
  await expect(page).toHaveURL('/monsters/aboleth');
});

test('open suggestions have no accessibility fault in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/spells/fireball');
  await openByKey(page, '/');
  await page.keyboard.type('stun');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityFaults(page)).toEqual(NO_FAULTS);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button in the header opens the search, whose suggestions fit the screen', async ({ page }) => {
    await page.goto('/spells');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Search everything' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('fire');
    await expect(options(page).first()).toBeVisible();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form and a page of results', async ({ page }) => {
    await page.goto('/spells');
    await page.getByRole('searchbox', { name: 'Search everything' }).first().fill('firebal save:reflex');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=firebal+save%3Areflex');
    await expect(page.locator('.search-results a').first()).toHaveText('Fireball');
  });

  test('results can be narrowed to a kind and are paged', async ({ page }) => {
    await page.goto('/search?q=dragon');
    await expect(page.locator('.search-results > li')).toHaveCount(20);
    await page
      .getByRole('navigation', { name: 'Kinds' })
      .getByRole('link', { name: /^Monsters/ })
      .click();
    await expect(page).toHaveURL('/search?q=dragon&kind=monsters');
    await expect(page.locator('.search-results .challenge-rating')).toHaveCount(20);
    const first = await page.locator('.search-results a').allTextContents();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/search?q=dragon&kind=monsters&page=2');
    await expect(page.getByText(/^21–40 of \d+, best first$/)).toBeVisible();
    for (const name of await page.locator('.search-results a').allTextContents()) expect(first).not.toContain(name);
  });

  test('a plain question shows the filters that it became, and each can be removed', async ({ page }) => {
    await page.goto('/search?q=3rd+level+fire+spells');
    await expect(page.locator('.search-results').getByRole('link', { name: 'Fireball' })).toBeVisible();
    const filters = page.getByRole('region', { name: 'Active filters' });
    await expect(filters.getByRole('link')).toHaveCount(4);
    await filters.getByRole('link', { name: /^level: 3/ }).click();
    await expect(page).toHaveURL('/search?q=fire+spells');
    await expect(filters.getByRole('link', { name: /^level/ })).toHaveCount(0);
    await filters.getByRole('link', { name: 'Search for the words alone' }).click();
    await expect(filters).toHaveCount(0);
  });

  test('a kind without results links to those that have some', async ({ page }) => {
    await page.goto('/search?q=owlbear&kind=languages');
    await expect(page.getByText('Nothing found for “owlbear”.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: /^All/ }).click();
    await expect(page.locator('.search-results a').first()).toHaveText('Owlbear');
  });
});

test('on a phone the way to the words alone is whole on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=spells+that+stun');
  const way = await page.getByRole('link', { name: 'Search for the words alone' }).boundingBox();
  expect((way?.x ?? 0) + (way?.width ?? 390)).toBeLessThanOrEqual(390);
});

test('on a phone the suggestions of the home page overlay the content below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const ask = page.getByRole('main').getByRole('combobox', { name: 'Search everything' });
  await page.getByRole('main').getByRole('searchbox').focus();
  await ask.fill('grapp');
  await expect(options(page).last()).toBeVisible();
  for (const option of await options(page).all()) {
    await option.scrollIntoViewIfNeeded();
    // Across the option, as parts of the page may cover a part of it.
    const free = await option.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.05, 0.5, 0.95].every((part) =>
        element.contains(document.elementFromPoint(left + width * part, top + height / 2)),
      );
    });
    expect(free, (await option.textContent()) ?? '').toBe(true);
  }
});
