import { accessibilityFaults, NO_FAULTS } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/spells?class_name=wizard&school=evocation&level=3&sort=-name';

test('an entry that is opened from a filtered list links to its neighbours in it, by link and by key, and back to it', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(LIST);
  // Most keys come after the page.
  await page.locator('#main > [aria-live]').waitFor({ state: 'attached' });
  const names = await page.locator('.entries .name').allTextContents();
  const nth = (at: number) => names[at] ?? '';
  await page.getByRole('link', { name: nth(1), exact: true }).click();
  const beside = page.getByRole('navigation', { name: 'Neighbouring spells' });
  await expect(beside).toContainText(`2 of ${names.length} in: Evocation, Wizard, Level 3`);
  await expect(beside.getByRole('link', { name: 'Previous' })).toContainText(nth(0));
  await beside.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nth(2));
  await expect(beside).toContainText(`3 of ${names.length}`);
  await page.keyboard.press('[');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nth(1));
  await expect(beside).toContainText(`2 of ${names.length}`);
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nth(2));
  await expect(beside).toContainText(`3 of ${names.length}`);
  await beside.getByRole('link', { name: 'Evocation' }).click();
  await expect(page).toHaveURL(LIST);
});

test('an entry that a list opens in a new tab has the list’s neighbours', async ({ page, context }) => {
  await page.goto(LIST);
  const [, second = ''] = await page.locator('.entries .name').allTextContents();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: second, exact: true }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('navigation', { name: 'Neighbouring spells' })).toContainText('2 of');
});

test('an entry that is not in the last list, or was opened from none, has its neighbours by name', async ({ page }) => {
  const first = page.locator('.entries .name a').first();
  await page.goto(LIST);
  await first.hover();
  await page.waitForFunction(() => sessionStorage.getItem('list-of-spells')?.includes('evocation'));
  await page.goto('/spells/wish');
  const beside = page.getByRole('navigation', { name: 'Neighbouring spells' });
  await expect(beside).not.toContainText(' in: ');
  await page.goto('/spells');
  await first.hover();
  await page.waitForFunction(() => sessionStorage.getItem('list-of-spells') === 'null');
  await page.goto('/spells/fireball');
  await expect(beside.getByRole('link', { name: 'Previous' })).toContainText('Fire Trap');
  await expect(beside).not.toContainText(' in: ');
});

test('the keyboard shortcuts are listed, do not act in fields, and can be switched off', async ({ page }) => {
  await page.goto('/spells/fireball');
  const search = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'));
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('[?');
  await expect(search).toHaveValue('[?');
  await expect(page).toHaveURL('/spells/fireball');
  await search.fill('');
  await search.blur();
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  // Most keys come after the page.
  await page.locator('#main > [aria-live]').waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Next entry');
  expect(await accessibilityFaults(page, 'dialog')).toEqual(NO_FAULTS);
  await dialog.getByRole('checkbox', { name: /Use single keys/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press(']');
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/spells/fireball');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(dialog).toContainText('switched off');
});
