import { expect, test } from './fixtures.ts';

test('a page that is come to by link has the focus on its heading; back is at the link', async ({ page }) => {
  await page.goto('/spells?search=fireball');
  const link = page.getByRole('main').getByRole('link', { name: 'Fireball', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('what a link leads to is fetched once it is pointed at, and not again when it is followed', async ({ page }) => {
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
