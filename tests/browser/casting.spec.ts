import { expect, test } from './fixtures.ts';
import { layoutShifts } from './layout.ts';

test('a spell is computed for the caster, and so is the next one', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/spells/fireball');
  const head = page.getByRole('region', { name: 'Details' });
  await expect(head).toContainText('Long (400 ft. + 40 ft./level)600 ft.');
  await head.getByRole('button', { name: 'Higher: At caster level' }).click();
  await expect(head).toContainText('640 ft.');
  await head.getByLabel('At caster level', { exact: true }).fill('12');
  await expect(head).toContainText('880 ft.');
  await expect(head.getByRole('button', { name: '10d6' })).toBeVisible();
  await head.getByLabel('with Int', { exact: true }).fill('18');
  await expect(head.getByRole('button', { name: 'DC 17' })).toHaveAccessibleDescription(/Intelligence 18 ?\+4/);
  await page.goto('/spells/cone-of-cold');
  await expect(head.getByRole('button', { name: '12d6' })).toBeVisible();
  await expect(head.getByRole('button', { name: 'DC 19' })).toBeVisible();
});

test('damage and the check against spell resistance are rolled', async ({ page }) => {
  await page.goto('/spells/fireball?cl=7');
  const tray = page.getByRole('status', { name: 'Roll' });
  await page.getByRole('button', { name: '7d6' }).click();
  await expect(tray).toContainText('Fireball, 7d6 fire');
  await page.getByRole('button', { name: '1d20+7' }).click();
  await expect(tray).toContainText('Fireball against spell resistance');
});

test('another class casts by its own level and ability', async ({ page }) => {
  await page.goto('/spells/cure-light-wounds');
  await page.getByLabel('As', { exact: true }).selectOption('Ranger 2');
  await expect(page.getByLabel('At caster level', { exact: true })).toHaveValue('4');
  await page.getByLabel('As', { exact: true }).selectOption('Bard 1');
  await expect(page.getByLabel('with Cha', { exact: true })).toHaveValue('11');
});

test('a stored caster does not shift the page', async ({ page }) => {
  await page.goto('/spells/fireball');
  await page.evaluate(() => localStorage.setItem('casting', '{"level":20,"caster":"wizard","scores":{"int":30}}'));
  for (const slug of ['fireball', 'wall-of-fire', 'scorching-ray']) {
    await page.goto(`/spells/${slug}`);
    await expect(page.getByLabel('At caster level', { exact: true })).toHaveValue('20');
    const shifts = await layoutShifts(page);
    expect(shifts.reduce((sum, { score }) => sum + score, 0)).toBeLessThan(0.01);
  }
});

test('invalid stored values are ignored', async ({ page }) => {
  await page.goto('/powers/energy-wall');
  await page.evaluate(() => localStorage.setItem('casting', '{"level":"x","caster":[],"scores":null}'));
  await page.reload();
  await expect(page.getByLabel('At manifester level', { exact: true })).toHaveValue('5');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form computes a spell', async ({ page }) => {
    await page.goto('/spells/fireball');
    await page.getByLabel('At caster level', { exact: true }).fill('9');
    await page.getByLabel('with Int', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Work out' }).click();
    await expect(page).toHaveURL('/spells/fireball?as=wizard&cl=9&score=20');
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('760 ft.');
    await expect(page.getByText('DC 18')).toBeVisible();
  });
});
