import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ untilHydrated: false, viewport: { width: 390, height: 844 } });

/** Opens the page and holds back the script that all others wait for, until the function that comes back is called. */
async function openStill(page: Page, path: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.waitForFunction(() => window.earlyEvents !== undefined);
  return release.resolve;
}

test('the scripts load after the first paint', async ({ page }) => {
  await page.goto('/spells/fireball');
  await page.waitForFunction(() => window.earlyEvents === undefined);
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('stars that are pressed before scripts run are stored once they do', { tag: '@quick' }, async ({ page }) => {
  const release = await openStill(page, '/spells');
  const stars = page.getByRole('main').getByRole('button', { name: /^Star / });
  await stars.nth(0).click();
  await stars.nth(2).click();
  release();
  await expect(stars.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(stars.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await stars.nth(2).click();
  await expect(stars.nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('presses and typed text before scripts run are replayed in their order', async ({ page }) => {
  const release = await openStill(page, '/spells/fireball');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Higher: At caster level' }).click();
  await details.getByLabel('At caster level', { exact: true }).fill('12');
  release();
  await expect(details).toContainText('880 ft.');
});

test('the menu opens once, however often its button is pressed before scripts run', async ({ page }) => {
  const release = await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('a select, a checkbox and a number that are changed before scripts run take effect', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await openStill(page, '/spells');
  await page.getByLabel('School', { exact: true }).selectOption('Evocation');
  await page.locator('input[name="level"][value="3"]').setChecked(true, { force: true });
  release();
  await expect(page).toHaveURL(/level=3/);
  await expect(page).toHaveURL(/school=evocation/);
  const still = await openStill(page, '/spells/fireball');
  const level = page.getByRole('spinbutton', { name: 'At caster level' });
  await level.fill('9');
  still();
  await expect(page.locator('.rows.live')).toContainText('760 ft.');
  await expect(level).toHaveValue('9');
});

test('a search that is typed before scripts run gets its suggestions', async ({ page }) => {
  const release = await openStill(page, '/search');
  const field = page.locator('main input[name=q]');
  await field.click();
  await field.pressSequentially('fireb');
  release();
  await expect(page.getByRole('option', { name: /Fireball/ }).first()).toBeVisible();
  await expect(field).toHaveValue('fireb');
});

test('links and forms do not wait for scripts', async ({ page }) => {
  await openStill(page, '/spells?search=fireball');
  await page.getByRole('main').getByRole('link', { name: 'Fireball', exact: true }).click();
  await expect(page).toHaveURL('/spells/fireball');
  await page.goto('/');
  await page.getByRole('main').getByLabel('Search everything').fill('magic missile');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=magic+missile');
});

test('a page whose script is missing can be read and its links followed', async ({ page, faults }) => {
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  await page.goto('/spells');
  await page.getByRole('main').getByRole('link', { name: 'Acid Arrow', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acid Arrow');
  faults.length = 0;
});
