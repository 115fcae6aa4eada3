import { expect, test } from './fixtures.ts';

const DAMAGED = {
  'list-of-spells': ['{"to":5}', '{"path":"/feats?x=1","filters":[],"query":""}', 'not JSON', '[]'],
  views: ['{"spells":{"view":"sideways","limit":"7"}}', '[]', '"text"'],
  lists: ['[{"id":1}]', '{}', 'not JSON'],
  casting: ['[1]', '"text"', 'not JSON'],
  shops: ['{"name":1}', '[{"name":1}]'],
  'recent-searches': ['{}', '[1,2]'],
  'character-sheet': ['{"character":{}}', '[]'],
  theme: ['purple'],
};

test('stored values of other programs are ignored', async ({ page }) => {
  await page.goto('/terms');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const round of [0, 1, 2, 3]) {
    const values = Object.entries(DAMAGED).map(([key, texts]) => [key, texts[round % texts.length] ?? ''] as const);
    await page.evaluate((pairs) => {
      for (const [key, text] of pairs) for (const area of [localStorage, sessionStorage]) area.setItem(key, text);
    }, values);
    await page.goto('/spells/fireball');
    await page.getByRole('button', { name: 'Star', exact: true }).focus();
    const beside = page.getByRole('navigation', { name: 'Neighbouring spells' });
    await expect(beside.getByRole('link', { name: 'Previous' })).toContainText('Fire Trap');
    await page.goto('/spells');
    await expect(page).toHaveURL('/spells');
    await expect(page.locator('.entries .name').first()).toBeVisible();
    await page.goto('/lists');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/shop');
    await expect(page.getByRole('heading', { name: 'Last shops' })).toBeHidden();
    await page.goto('/character-sheet');
    await expect(page.getByLabel('Google Sheet URL or ID').first()).toBeVisible();
  }
  expect(asked.filter((path) => path.includes('undefined'))).toEqual([]);
});

test('a browser that stores nothing for the site shows every page, and changes last as long as the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The storage is closed to this site.', 'SecurityError');
      },
    });
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
  await page.goto('/spells?search=fireball');
  await page.getByRole('link', { name: 'Fireball', exact: true }).click();
  const star = page.getByRole('button', { name: 'Star', exact: true });
  await star.click();
  await expect(page.getByRole('button', { name: 'Starred' })).toHaveAttribute('aria-pressed', 'true');
  const level = page.getByRole('spinbutton', { name: 'At caster level' });
  await level.fill('9');
  await expect(page.locator('.rows.live')).toContainText('760 ft.');
  const theme = page.locator('html');
  const before = await theme.getAttribute('data-theme');
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await expect(theme).not.toHaveAttribute('data-theme', before ?? '');
});

test('a theme that is chosen in one tab is shown in the others', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/terms');
  await other.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
});
