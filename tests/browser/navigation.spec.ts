import { expect, test } from './fixtures.ts';
import { ROUTES } from './routes.ts';

test('after a link the heading has the focus; after a step back, the link', async ({ page }) => {
  await page.goto('/spells?search=fireball');
  const link = page.getByRole('main').getByRole('link', { name: 'Fireball', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the target of a link is fetched when it is pointed at, and not again when it is followed', async ({ page }) => {
  await page.goto('/spells?search=fireball');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('main').getByRole('link', { name: 'Fireball', exact: true });
  const fetched = page.waitForResponse('**/api/spells/fireball');
  await link.hover();
  await fetched;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireball');
  expect(asked.filter((path) => path === '/api/spells/fireball')).toHaveLength(1);
});

for (const [name, path] of [
  ['Feats', '/feats'],
  ['Skills', '/skills'],
  ['Items', '/items'],
] as const)
  test(`the list of ${name} is fetched when its link is pointed at, and not again when it is followed`, async ({
    page,
  }) => {
    await page.goto('/terms');
    await page.evaluate(() => localStorage.setItem('views', '{"skills":{"view":"table","limit":"50"}}'));
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(`/api${path}`)) asked.push(pathname);
    });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const fetched = page.waitForResponse(`**/api${path}?**`);
    await link.hover();
    await fetched;
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(asked).toEqual([`/api${path}`]);
  });

test('a step back restores the scroll position of the list', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/spells?limit=100');
  const link = page.locator('.entries .name a').nth(60);
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(2000);
  await link.click();
  await expect(page.locator('article.detail h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

/** What stands above pages that are of no list, or of a part of one. */
const TRAILS: Readonly<Record<string, readonly string[]>> = {
  '/campaign': ['/books'],
  '/campaign/unknown': ['/books'],
  '/classes/dervish': ['/classes?coverage=all'],
  '/forms': ['/monsters'],
  '/summoning': ['/summoning', '/spells/summon-monster-iv'],
};

test('every page but home has a breadcrumb, for readers and for search engines', async ({ request, baseURL }) => {
  for (const path of ROUTES.filter((route) => route !== '/')) {
    const html = await (await request.get(path)).text();
    const [, crumbs = ''] = /<nav class="crumbs" aria-label="Breadcrumb"><ol>(.*?)<\/ol>/s.exec(html) ?? [];
    const [, here] = /<li aria-current="page">(.*?)<\/li>/.exec(crumbs) ?? [];
    const steps = [...crumbs.matchAll(/<li><a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, name]) => ({
      to,
      name,
    }));
    expect(steps[0], path).toEqual({ to: '/', name: 'Home' });
    const [, list, entry] = path.split('?', 1)[0]?.split('/') ?? [];
    const hasList = entry !== undefined || path.startsWith('/compare?of=') || path.includes('?show=');
    const above = ['glossary', 'templates', 'traps'].includes(list ?? '') ? ['/rules'] : [];
    const lists = TRAILS[path.split('?', 1)[0] ?? ''] ?? [...above, ...(hasList ? [`/${list}`] : [])];
    expect(
      steps.slice(1, 1 + lists.length).map(({ to }) => to),
      path,
    ).toEqual(lists);
    if (!hasList) expect(steps, path).toHaveLength(1 + lists.length);
    const [, data = '{}'] =
      /<script type="application\/ld\+json">({[^<]*"BreadcrumbList"[^<]*)<\/script>/.exec(html) ?? [];
    const marked = JSON.parse(data).itemListElement?.map(({ name, item }: { name: string; item?: string }) => ({
      name,
      item,
    }));
    expect(marked, path).toEqual([
      ...steps.map(({ to, name }) => ({ name, item: `${baseURL}${to}` })),
      { name: here?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'), item: undefined },
    ]);
  }
});
