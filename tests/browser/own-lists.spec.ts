import type { Page } from '@playwright/test';
import { expect, idle, test } from './fixtures.ts';

const line = (kind: string, slug: string, name: string, quantity = 1, note = '') => ({
  kind,
  slug,
  name,
  quantity,
  note,
});
const PREPARED = {
  id: 'prepared',
  name: 'Prepared',
  lines: [
    line('spells', 'fireball', 'Fireball', 2),
    line('spells', 'light', 'Light'),
    line('items', 'bedroll', 'Bedroll', 3),
  ],
};

async function withLists(page: Page, lists: unknown[]) {
  await page.goto('/privacy');
  await page.evaluate((text) => localStorage.setItem('lists', text), JSON.stringify(lists));
}

const names = (page: Page) => page.locator('.own-lines .name');

test('an entry is starred, added to a new list and found there', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/spells/fireball');
  const star = page.getByRole('button', { name: 'Star', exact: true });
  await star.click();
  await expect(page.getByRole('button', { name: 'Starred' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByLabel('New list').fill('Prepared today');
  await page.getByRole('button', { name: 'Create' }).click();
  const box = page.getByRole('checkbox', { name: 'Prepared today' });
  await expect(box).toBeChecked();
  const message = page.locator('.list-picker').getByRole('status');
  await expect(message).toHaveText('Fireball is on the new list Prepared today.');
  await box.uncheck();
  await expect(message).toHaveText('');
  await box.check();
  await page.locator('.list-picker').getByRole('link', { name: 'My lists' }).click();
  await expect(page.getByRole('status').first()).toHaveText('2 lists');
  await page.getByRole('link', { name: 'Prepared today' }).click();
  await expect(page.getByRole('heading', { name: '3rd level' })).toBeVisible();
  await expect(page.getByText('Spell · Evocation · 1 standard action')).toBeVisible();
  await page.getByLabel('How many: Fireball').fill('3');
  await page.getByLabel('Note on Fireball').fill('one for the dragon');
  await page.reload();
  await expect(page.getByLabel('How many: Fireball')).toHaveValue('3');
  await expect(page.getByLabel('Note on Fireball')).toHaveValue('one for the dragon');
  await expect(page.getByText('Together: 3 spells')).toBeVisible();
});

test('the gear of a list is a load for a Strength and a size, which are kept', async ({ page }) => {
  await withLists(page, [
    { id: 'gear', name: 'Gear', lines: [line('items', 'chain-shirt', ''), line('items', 'torch', '', 10)] },
  ]);
  await page.goto('/lists/gear');
  const load = page.getByRole('region', { name: 'Load' });
  // 25 lb. and 10 lb. A light load is at most 33 lb. for Strength 10, 38 lb. for Strength 11, three quarters of it for Small.
  await expect(load.getByText('Medium load')).toBeVisible();
  await expect(load).toContainText('20 ft.of 30');
  await load.getByRole('button', { name: 'Higher: Strength' }).click();
  await expect(load.getByText('Light load')).toBeVisible();
  await load.getByLabel('Size').selectOption('Small');
  await expect(load.getByRole('img')).toHaveAccessibleName(/^35 lb\. is a medium load: light to 28½ lb\./);
  await page.reload();
  await expect(load.getByLabel('Strength', { exact: true })).toHaveValue('11');
  await expect(load.getByLabel('Size')).toHaveValue('small');
});

test('monsters are an encounter for a party, which is kept', async ({ page }) => {
  const monsters = [line('monsters', 'ogre', 'Ogre', 2), line('monsters', 'troll', 'Troll')];
  await withLists(page, [{ id: 'cave', name: 'Cave', lines: monsters }]);
  await page.goto('/lists/cave');
  await expect(page.getByText('Together: 3 monsters, encounter level 7')).toBeVisible();
  const encounter = page.getByRole('region', { name: 'Encounter' });
  await encounter.getByLabel('Party level', { exact: true }).fill('5');
  // 2 × 750 + 1,500, divided by four.
  await expect(encounter.locator('.glance')).toHaveText(
    /Encounter level7DifficultyVery difficultXP for each750XP in all3,000/,
  );
  await encounter.getByRole('button', { name: 'Higher: Party size' }).click();
  await expect(encounter).toContainText('XP for each600');
  await page.reload();
  await expect(encounter.getByLabel('Party level', { exact: true })).toHaveValue('5');
  await expect(encounter).toContainText('XP for each600');
  await encounter.getByRole('link', { name: 'Open as an encounter' }).click();
  await expect(page.getByRole('region', { name: 'The encounter' })).toContainText('XP for each600');
});

test('prepared spells fill the slots of a class and level, also in a link without scripts', async ({
  page,
  context,
  plainPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = [
    line('spells', 'bless', '', 3),
    line('spells', 'burning-hands', ''),
    line('spells', 'hold-person', '', 3),
    line('spells', 'light', '', 2),
  ];
  await withLists(page, [{ id: 'prayers', name: 'Prayers', lines }]);
  await page.goto('/lists/prayers');
  const slots = page.getByRole('region', { name: 'Spell slots' });
  await slots.getByLabel('Class').selectOption('Cleric');
  await slots.getByLabel('Level', { exact: true }).fill('3');
  await slots.getByLabel('Wisdom', { exact: true }).fill('16');
  await slots.getByLabel('Domain', { exact: true }).selectOption('Fire');
  // A cleric of 3rd level with Wisdom 16: 4, 2 + 1 and 1 + 1, and a domain slot of 1st and of 2nd level.
  const rowOf = (level: string) => slots.getByRole('row').filter({ has: page.getByRole('rowheader', { name: level }) });
  await expect(rowOf('0 level')).toContainText('2 free');
  await expect(rowOf('1st level')).toContainText('All filled');
  await expect(rowOf('2nd level')).toContainText('1 too many, 1 domain free');
  await expect(page.getByRole('heading', { name: '1st level' })).toContainText('3 of 3 prepared, 1 of 1 domain');
  await expect(page.getByText('Will negates; see text · DC 15')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await plainPage.goto(link);
  await expect(plainPage.getByRole('region', { name: 'Spell slots' })).toContainText('Cleric 3, Wisdom 16, Fire');
  await expect(plainPage.getByRole('heading', { name: '2nd level' })).toContainText('3 of 2 prepared, 0 of 1 domain');
});

test('a row of a list is starred without leaving the list', async ({ page }) => {
  await page.goto('/spells?search=fireball');
  await page.getByRole('button', { name: 'Star Fireball', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Star Fireball', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL('/spells?search=fireball');
  await page.goto('/items?search=bedroll');
  await page.getByRole('button', { name: 'Star Bedroll', exact: true }).click();
  await page.goto('/lists/starred');
  await expect(names(page)).toHaveText(['Fireball', 'Bedroll']);
});

test('a press on a star in a list offers the lists to put the entry on', async ({ page }) => {
  await withLists(page, [PREPARED]);
  await page.goto('/spells?search=magic+missile');
  const star = page.getByRole('button', { name: 'Star Magic Missile', exact: true });
  await star.click();
  const offer = page.getByRole('group', { name: 'Lists for Magic Missile' });
  await offer.getByRole('checkbox', { name: 'Prepared' }).check();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(offer).toBeHidden();
  await page.goto('/lists/prepared');
  await expect(names(page)).toHaveText(['Fireball', 'Light', 'Bedroll', 'Magic Missile']);
});

test('a star that is refused because the list is full offers no other lists', async ({ page }) => {
  const lines = Array.from({ length: 499 }, (_, n) => line('spells', `spell-${n}`, `Spell ${n}`));
  await withLists(page, [{ id: 'starred', name: 'Starred', lines }]);
  await page.goto('/spells?search=fireball');
  await page.getByRole('button', { name: 'Star Fireball', exact: true }).click();
  const offer = page.getByRole('group', { name: /^Lists for/ });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  const refusal = page.waitForEvent('dialog');
  const press = page.getByRole('button', { name: 'Star Delayed Blast Fireball', exact: true }).click();
  await (await refusal).accept();
  await press;
  await idle(page);
  await expect(offer).toHaveCount(0);
});

test('lines are put in order by keys, buttons and dragging', async ({ page }) => {
  await withLists(page, [PREPARED]);
  await page.goto('/lists/prepared');
  const down = page.getByRole('button', { name: 'Move Fireball down' });
  await down.focus();
  await page.keyboard.press('Space');
  await expect(names(page)).toHaveText(['Light', 'Fireball', 'Bedroll']);
  await expect(page.getByText('Fireball is now number 2 of 3.')).toBeAttached();
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Light', 'Bedroll', 'Fireball']);
  // The last line can go no further, and keeps the focus.
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Light', 'Bedroll', 'Fireball']);
  await page.getByRole('button', { name: 'Move Bedroll up' }).click();
  await expect(names(page)).toHaveText(['Bedroll', 'Light', 'Fireball']);
  const line = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  const drag = async (name: string, over: string, edge: 'top' | 'bottom') => {
    const box = await line(over).boundingBox();
    await line(name)
      .locator('.line-handle')
      .dragTo(line(over), { targetPosition: { x: 40, y: edge === 'top' ? 4 : (box?.height ?? 0) - 4 } });
  };
  await drag('Fireball', 'Bedroll', 'top');
  await expect(names(page)).toHaveText(['Fireball', 'Bedroll', 'Light']);
  await expect(page.getByText('Fireball is now number 1 of 3.')).toBeAttached();
  await drag('Fireball', 'Light', 'bottom');
  await expect(names(page)).toHaveText(['Bedroll', 'Light', 'Fireball']);
  await drag('Light', 'Bedroll', 'bottom');
  await expect(names(page)).toHaveText(['Bedroll', 'Light', 'Fireball']);
  // What a drag will do shows while it lasts, and no longer.
  await line('Light').locator('.line-handle').hover();
  await page.mouse.down();
  await line('Bedroll').hover({ position: { x: 40, y: 4 } });
  await line('Bedroll').hover({ position: { x: 42, y: 4 } });
  await expect(line('Bedroll')).toHaveAttribute('data-drop', 'top');
  await expect(line('Light')).toHaveAttribute('data-dragged', 'true');
  await page.mouse.up();
  await expect(names(page)).toHaveText(['Light', 'Bedroll', 'Fireball']);
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
});

test('removing a line can be undone', async ({ page }) => {
  await withLists(page, [PREPARED]);
  await page.goto('/lists/prepared');
  await page.getByRole('button', { name: 'Remove Light' }).click();
  await expect(names(page)).toHaveText(['Fireball', 'Bedroll']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Fireball', 'Light', 'Bedroll']);
  await page.getByRole('button', { name: 'Delete list' }).click();
  await expect(page).toHaveURL('/lists');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Prepared' })).toBeVisible();
});

test('a list is shared by a link, which works without scripts, and can be saved', async ({
  page,
  context,
  plainPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withLists(page, [PREPARED]);
  await page.goto('/lists/prepared');
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await plainPage.goto(link);
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Prepared');
  await expect(plainPage.locator('.own-lines .name')).toHaveText(['Fireball', 'Light', 'Bedroll']);
  await page.goto(link);
  await page.getByRole('button', { name: 'Save to my lists' }).click();
  await expect(page).toHaveURL(/\/lists\/[a-z0-9]+$/);
  await expect(page.getByLabel('How many: Fireball')).toHaveValue('2');
});

test('a damaged link says so', async ({ page }) => {
  await page.goto('/lists?list=broken!');
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
});

test('lists are exported to a file and imported from it; an invalid file says what is wrong', async ({ page }) => {
  await withLists(page, [PREPARED]);
  await page.goto('/lists');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const path = await (await saved).path();
  await page.getByRole('button', { name: 'Delete Prepared' }).click();
  await page.getByLabel('Import a file').setInputFiles(path);
  await expect(page.getByText('1 list added')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prepared' })).toBeVisible();
  const bad = JSON.stringify({
    format: 'dnd-35e-lists',
    version: 1,
    lists: [{ name: 'A', lines: [{ kind: 'wands' }] }],
  });
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(bad) });
  await expect(page.getByText('Nothing was imported from bad.json')).toBeVisible();
  await expect(page.getByText('"lists[0].lines[0].kind" is "wands" but must be one of spells')).toBeVisible();
});

test('tabs show what the others change', async ({ page, context }) => {
  await withLists(page, [PREPARED]);
  await page.goto('/lists/prepared');
  const other = await context.newPage();
  await other.goto('/lists/prepared');
  await other.getByRole('button', { name: 'Remove Light' }).click();
  await expect(names(page)).toHaveText(['Fireball', 'Bedroll']);
  await other.close();
});

test('a browser that stores nothing keeps lists for the page and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/lists');
  await page.getByLabel('New list').fill('Fleeting');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleeting');
  await expect(page.getByText('Not stored.')).toBeVisible();
});

test('stored values that are not lists are ignored', async ({ page }) => {
  await withLists(page, [7, { id: 'x' }, { ...PREPARED, lines: [null, { kind: 'wands' }, PREPARED.lines[0]] }]);
  await page.goto('/lists/prepared');
  await expect(names(page)).toHaveText(['Fireball']);
});

test('the view of the catalogue’s lists is stored separately from own lists', async ({ page }) => {
  await page.goto('/spells/fireball');
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible();
  await page.goto('/spells');
  await page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(/view=table/);
  await page.goto('/spells/fireball');
  await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible();
  await page.goto('/spells');
  await expect(page).toHaveURL(/view=table/);
});
