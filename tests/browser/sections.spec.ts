import { expect, test } from './fixtures.ts';
import { ROUTES } from './routes.ts';

test('the sign beside a heading can be focused, links to its section and copies the address', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/glossary/touch-attack');
  const sign = page.getByRole('link', { name: 'Link to section Holding the charge' });
  // What copies comes after the page.
  await page.locator('#main > [aria-live]').waitFor({ state: 'attached' });
  await expect(sign).toHaveCSS('opacity', '0');
  await sign.focus();
  await page.keyboard.press('Shift');
  await expect(sign).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/glossary/touch-attack#text-holding-the-charge');
  await expect(page.getByText('Link to section Holding the charge copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/glossary/touch-attack#text-holding-the-charge`,
  );
  await expect(page.locator('#text-holding-the-charge')).toBeInViewport();
});

test('it shows while its heading is pointed at', async ({ page }) => {
  await page.goto('/spells/fireball');
  await page.getByRole('heading', { name: 'Description' }).hover();
  await expect(page.getByRole('link', { name: 'Link to section Description' })).toHaveCSS('opacity', '1');
});

test('a section that is opened from another page is highlighted for a moment', async ({ page }) => {
  await page.goto('/effects/damage-fire');
  await page.locator('.marks').getByRole('link').first().click();
  await expect(page.locator('h2[data-arrived]')).toBeFocused();
  await expect(page.locator('h2[data-arrived]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the header does not cover a section that a link opens', async ({ page }) => {
    await page.goto('/classes/wizard#familiar');
    const header = await page.locator('.site-header').boundingBox();
    const heading = await page.locator('#familiar').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expect(page.locator('#familiar')).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign is a link to its section', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('link', { name: 'Link to section Trademarks' }).click();
    await expect(page).toHaveURL('/terms#trademarks');
  });
});

const LEGAL = ['/privacy', '/terms', '/credits', '/contacts'];
/** Lists and tools. */
const FREE =
  /^\/(?:search|shop|cards|lists|character-sheet|encounters|summoning|companions|forms|books|campaign|offline|nowhere)?(?:[/?]|$)|^\/\w+$|^\/rulebooks\?/;

test('every section of an entry, of a legal page and of the credits can be linked to', async ({ request }) => {
  for (const path of [...ROUTES.filter((route) => !FREE.test(route)), ...LEGAL]) {
    const html = await (await request.get(path)).text();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const heads = [...main.matchAll(/<h[234](?! class="sr-only")[^>]*>/g)].filter(
      ([head]) => !/class="sr-only"/.test(head),
    );
    const linked = heads.filter(
      ({ 0: head, index }) =>
        main.includes(`href="#${/ id="([^"]+)"/.exec(head)?.[1]}"`) ||
        // The address of a table is that of what stands around it.
        /<a class="anchor"(?:(?!<a ).)*<\/a>$/.test(main.slice(0, index)),
    );
    expect(linked.length, path).toBe(heads.length);
  }
});
