import { expect, test } from './fixtures.ts';

const WEAPONS = '/compare?of=items/longsword,items/battleaxe,items/rapier';

test('entries stand side by side, and lines that differ are told from those that agree', async ({ page }) => {
  await page.goto(`${WEAPONS}&str=16`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare weapons');
  const row = (name: string) => page.getByRole('row', { name, exact: false }).first();
  await expect(row('Damage (differs)').getByRole('cell')).toHaveText(['1d8', '1d8', '1d6']);
  await expect(row('Training').getByRole('cell')).toHaveText(['Martial', 'Martial', 'Martial']);
  await expect(row('With criticals').getByRole('cell')).toHaveText(['8.3+10%', '8.3+10%', '7.5+15%']);
  await page.getByLabel('Size').selectOption('Large');
  await expect(page).toHaveURL(`${WEAPONS}&str=16&size=large`);
  await expect(row('Damage (differs)').getByRole('cell')).toHaveText(['2d6', '2d6', '1d8']);
  await page.getByRole('checkbox', { name: 'Only what differs' }).check();
  await expect(page.getByRole('row', { name: 'Training' })).toBeHidden();
  await page.getByRole('link', { name: 'Take Battleaxe out' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('spells are worked out for one caster', async ({ page }) => {
  await page.goto('/compare?of=spells/fireball,spells/scorching-ray&cl=7&score=16');
  const row = (name: string) => page.getByRole('row', { name }).first();
  await expect(row('Range').getByRole('cell')).toHaveText([/^680 ft\./, /^40 ft\./]);
  await expect(row('Saving throw').getByRole('cell').first()).toHaveText('Reflex halfDC 16');
  await page.getByRole('button', { name: 'Higher: Caster level' }).click();
  await expect(page).toHaveURL(/cl=8/);
  await expect(row('Damage').getByRole('cell').first()).toHaveText(/^8d6 fire/);
  // Dials that are turned while an answer is awaited.
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Higher: Caster level' }).click();
  await page.getByRole('button', { name: 'Lower: Intelligence' }).click();
  answered.resolve();
  await expect(page).toHaveURL(/cl=9&score=15/);
  await expect(row('Damage').getByRole('cell').first()).toHaveText(/^9d6 fire/);
});

for (const [kind, of] of [
  ['classes', 'classes/fighter,classes/wizard'],
  ['races', 'races/elf,races/dwarf'],
  ['monsters', 'monsters/ogre,monsters/troll'],
  ['feats', 'feats/dodge,feats/power-attack'],
  ['psionic powers', 'powers/energy-ray,powers/mind-thrust'],
  ['skills', 'skills/climb,skills/spellcraft'],
  ['deities', 'deities/pelor,deities/vecna'],
  ['armor', 'items/chain-shirt,items/full-plate'],
])
  test(`${kind} can be compared`, async ({ page }) => {
    await page.goto(`/compare?of=${of}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Compare ${kind}`);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    expect(await page.locator('tr.differs').count()).toBeGreaterThan(2);
    for (const text of await page.locator('.compare td').allTextContents())
      expect(text).not.toMatch(/null|undefined|NaN|\[object/);
  });

for (const [of, status, cause] of [
  ['spells/fireball,feats/dodge', 400, /Spells cannot stand beside feats/],
  ['glossary/grapple,glossary/dazed', 400, /Terms cannot be compared/],
  ['fireball', 400, /“fireball” in “of” is no entry/],
  ['spells/wish,spells/miracle,spells/fly,spells/haste,spells/slow', 400, /names 5 entries. At most 4/],
  ['spells/fireball,spells/nothing-like-it', 404, /There is no spell “nothing-like-it”/],
] as const)
  test(`what cannot be compared says why: ${of}`, async ({ page }) => {
    const response = await page.goto(`/compare?of=${of}`);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('alert')).toContainText(cause);
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

test('entries are picked in their list, and kept while the list changes', async ({ page }) => {
  await page.goto('/spells?class=wizard&level=3');
  const compare = page.getByRole('button', { name: 'Compare' }).first();
  const tray = page.getByRole('region', { name: 'Compare' });
  await compare.click();
  await tray.getByRole('button', { name: 'Cancel' }).click();
  await expect(tray).toBeHidden();
  await expect(compare).toBeFocused();
  await compare.click();
  await expect(tray).toContainText('Pick two to 4 spells.');
  await page.goto('/spells?search=fireball');
  await page.getByRole('checkbox', { name: 'Compare Fireball', exact: true }).check();
  await page.goto('/spells?search=lightning+bolt');
  await page.getByRole('checkbox', { name: 'Compare Lightning Bolt', exact: true }).check();
  await expect(tray).toContainText('2 of 4: Fireball, Lightning Bolt');
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/compare?of=spells/fireball,spells/lightning-bolt');
  await page.goto('/spells?search=fireball');
  await expect(page.getByRole('button', { name: 'Star Fireball', exact: true })).toBeVisible();
});

test('an entry leads to a comparison with others', async ({ page }) => {
  await page.goto('/spells/fireball');
  await page.getByRole('link', { name: 'Compare Fireball with others' }).click();
  await expect(page).toHaveURL('/compare?of=spells/fireball');
  const field = page.getByLabel(/^Add another/);
  await field.fill('lightning bolt');
  await field.press('Enter');
  await expect(page).toHaveURL(/of=spells\/fireball,spells\/lightning-bolt/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one entry takes others by their names, and the dials are sent', async ({ page }) => {
    await page.goto('/compare?of=spells/fireball');
    await page.getByLabel(/^Add another/).fill('lightning bolt');
    await page.getByRole('spinbutton', { name: 'Caster level' }).fill('9');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/of=spells\/fireball,spells\/lightning-bolt/);
    await expect(page.getByRole('row', { name: 'Damage' }).first()).toContainText('9d6 electricity');
    await page.getByLabel(/^Add another/).fill('xyzzy');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('alert')).toContainText('No other spell is called “xyzzy”');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('columns are moved by keys, the place is said, and the names stay in view', async ({ page }) => {
    await page.goto(WEAPONS);
    await expect(page.getByText('1–2 of 3, swipe for more')).toBeVisible();
    await page.getByRole('region', { name: 'Compare weapons' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2–3 of 3, swipe for more')).toBeVisible();
    await page.getByRole('row', { name: 'With criticals' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.compare-names').getByText('Rapier')).toBeInViewport();
  });
});
