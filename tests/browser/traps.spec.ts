import { expect, test } from './fixtures.ts';

test('the list of traps is filtered by challenge rating and type, and leads to a trap', async ({ page }) => {
  await page.goto('/traps?cr=4&type=magic&sort=cost');
  await expect(page.getByRole('status').first()).toHaveText(/1–4 of 4 traps/);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Glyph of Warding (Blast)');
  await rows.filter({ hasText: 'Lightning Bolt Trap' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/traps/lightning-bolt-trap-cr-4');
  await expect(page.getByRole('region', { name: 'Trap' })).toContainText('DC 14 Reflex save half damage');
});

test('traps stand among the rules, and their list leads to the page on which one is designed', async ({ page }) => {
  await page.goto('/traps/whirling-poison-blades');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('ol');
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Rules', 'Traps']);
  await trail.getByRole('link', { name: 'Traps' }).click();
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Rules', 'Traps']);
  await page.getByRole('link', { name: 'Design a trap' }).click();
  await expect(page).toHaveURL('/rules/designing-a-trap');
});

test('a trap leads to the rules of its elements, and the rules lead to the traps', async ({ page }) => {
  await page.goto('/traps/whirling-poison-blades');
  await page.getByRole('link', { name: /^Hidden lock/ }).click();
  await expect(page).toHaveURL('/rules/elements-of-a-trap#hidden-lock');
  await page.goto('/rules/designing-a-trap');
  await expect(page.getByRole('link', { name: 'All sample traps' }).first()).toHaveAttribute('href', '/traps');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, untilHydrated: false });

  test('the calculators of traps work by their addresses', async ({ page }) => {
    await page.goto(
      '/rules/designing-a-trap?trigger=timed&reset=automatic&bypass=hidden-lock&dice=1&sides=4&damage_bonus=4&several=yes&poison=purple-worm-poison&price=700',
    );
    const trap = page.getByRole('region', { name: 'Design a mechanical trap' });
    await expect(trap).toContainText('30,200 gp');
    await expect(trap).toContainText('average damage +1, multiple targets +1, poison +4 = 6');
    await page.goto(
      '/rules/designing-a-trap?spell_level=9&caster=17&spell_dice=0&sensor=5&sensor_caster=9&sensor_materials=250',
    );
    const magic = page.getByRole('region', { name: 'Design a magic trap' });
    await expect(magic).toContainText('124,000 gp and 7,920 XP');
    await page.goto('/rules/designing-a-trap?search_dc=999&spell_level=9&caster=1');
    await expect(page.getByRole('alert').first()).toContainText('a whole number from 1 to 60, not “999”');
    await expect(magic.getByRole('alert')).toHaveText('Caster level: at least 17 for a spell of level 9, not “1”.');
    await expect(magic.getByLabel('Caster level', { exact: true })).toHaveValue('17');
  });
});
