import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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
  await page.getByRole('button', { name: 'Add to a list' }).click();
  await page.getByLabel('New list').fill('Prepared today');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('checkbox', { name: 'Prepared today' })).toBeChecked();
  await page.locator('.list-picker').getByRole('link', { name: 'My lists' }).click();
  await expect(page.getByRole('status').first()).toHaveText('2 lists');
  await page.getByRole('link', { name: 'Prepared today' }).click();
  await expect(page.getByText('Spell · Evocation · Sorcerer/Wizard 3 · 1 standard action')).toBeVisible();
  await page.getByLabel('How many: Fireball').fill('3');
  await page.getByLabel('Note on Fireball').fill('one for the dragon');
  await page.reload();
  await expect(page.getByLabel('How many: Fireball')).toHaveValue('3');
  await expect(page.getByLabel('Note on Fireball')).toHaveValue('one for the dragon');
  await expect(page.getByText('Together: 3 spells')).toBeVisible();
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
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withLists(page, [PREPARED]);
  await page.goto('/lists/prepared');
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await plain.goto(link);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Prepared');
  await expect(plain.locator('.own-lines .name')).toHaveText(['Fireball', 'Light', 'Bedroll']);
  await plain.close();
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
