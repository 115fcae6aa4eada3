import { expect, test } from './fixtures.ts';

test('an ability that does not fit is refused in view, and what is chosen stands first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/crafting?base=longsword');
  await page.getByLabel(/^Vorpal/).check();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('alert')).toContainText('needs an enhancement bonus');
  await expect(page.getByRole('alert')).toBeInViewport();
  const abilities = page.getByRole('group', { name: 'Special abilities' }).getByRole('checkbox');
  await expect(abilities.first()).toBeChecked();
  await page.getByLabel('Enhancement bonus').selectOption('+1');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('+1 Vorpal Longsword');
  await expect(page.getByRole('row', { name: /Market price/ })).toBeInViewport();
  await expect(page.getByRole('checkbox', { name: 'Masterwork' })).toBeChecked();
});

test('on a phone the price stands before the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/crafting?base=longsword&enhancement=1&ability=flaming-burst');
  await expect(page.getByRole('row', { name: /Market price/ })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
