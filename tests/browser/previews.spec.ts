import type { Page } from '@playwright/test';
import { accessibilityFaults, NO_FAULTS } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const card = (page: Page) => page.getByRole('tooltip').and(page.locator('.preview'));
const link = (page: Page) => page.locator('main a[href="/classes/wizard"]').first();

test.beforeEach(async ({ page }) => {
  await page.goto('/spells/fireball');
  await page.waitForLoadState('networkidle');
});

test('pointing at a link shows its entry; leaving or Escape closes it; it is fetched once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/preview/') && asked.push(request.url()));
  await link(page).hover();
  await expect(card(page)).toContainText('Wizard');
  await expect(card(page)).toContainText('Hit die');
  await expect(link(page)).toHaveAttribute('aria-describedby', 'link-preview');
  await card(page).hover();
  // Timers of a page end in the order of their times: one that took the card away would be over.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  await expect(card(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card(page)).toHaveCount(0);
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).not.toHaveAttribute('aria-describedby', /./);
  expect(asked).toHaveLength(1);
});

test('a link that comes under a resting pointer shows nothing until the pointer moves', async ({ page }) => {
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  const box = await link(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4];
  const shift = (margin: string) =>
    page.evaluate((value) => {
      document.querySelector<HTMLElement>('main')?.style.setProperty('margin-top', value);
    }, margin);
  await shift('400px');
  await page.mouse.move(x, y);
  await expect(card(page)).toHaveCount(0);
  await shift('0');
  // As above: one that opened a card would be over.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(x + 2, y + 2);
  await expect(card(page)).toBeVisible();
});

test('a focused link shows its entry and does not trap the keyboard', async ({ page }) => {
  await page.locator('main a[href="/classes/sorcerer"]').first().focus();
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
  await expect(card(page)).toContainText('Wizard');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/classes/wizard');
  await expect(card(page)).toHaveCount(0);
});

test('an open preview has no accessibility fault', async ({ page }) => {
  test.slow();
  await page.reload({ waitUntil: 'networkidle' });
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual(NO_FAULTS);
});

test.describe('by touch', () => {
  // The page's clock is stopped.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ownContext: true });

  test('a long press shows the entry, a tap elsewhere closes it, a short tap follows the link', async ({ page }) => {
    const target = link(page);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('The link is not on the page.');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(card(page)).toContainText('Wizard');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card(page)).toContainText('Wizard');
    await expect(page).toHaveURL('/spells/fireball');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    await page.touchscreen.tap(20, 300);
    await expect(card(page)).toHaveCount(0);
    // No time passes for the page during a short tap.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.touchscreen.tap(at.x, at.y);
    await page.clock.resume();
    await expect(page).toHaveURL('/classes/wizard');
    // A mouse that is used besides shows previews as well.
    await page.locator('main a[href="/feats/scribe-scroll"]').first().hover();
    await expect(card(page)).toContainText('Scribe Scroll');
  });
});
