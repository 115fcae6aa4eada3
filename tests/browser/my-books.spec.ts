import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const CORE = {
  text: 'core',
  books: ['phb-35', 'dmg-35', 'mm-35'],
  campaign: '',
  name: '',
  added: [],
  of: 140,
  bans: { 'feats/leadership': 'Six players are enough.' },
  lifted: false,
};

async function withBooks(page: Page, books: unknown) {
  await page.goto('/privacy');
  await page.evaluate((text) => localStorage.setItem('books', text), JSON.stringify(books));
}

const sign = (page: Page) => page.getByRole('region', { name: 'Books' });

test('books are chosen once, hold on lists, search and shop, and one press lifts them', async ({ page }) => {
  await page.goto('/books');
  await page.getByRole('link', { name: 'Core only' }).click();
  await expect(page).toHaveURL('/books?books=core');
  // The address changes before what is shown.
  await expect(page.getByRole('form', { name: 'Books' }).getByRole('status')).toHaveText('3 of 140 chosen');
  await page.getByRole('button', { name: 'Use these books' }).click();
  await expect(page.getByRole('region', { name: 'In force here' })).toContainText('3 books');

  await page.getByRole('link', { name: 'Spells', exact: true }).first().click();
  await expect(page).toHaveURL('/spells?books=core');
  await expect(page.getByText(/of 605 spells/)).toBeVisible();
  await page.goto('/powers');
  await expect(page).toHaveURL('/powers?books=core');
  await expect(page.getByRole('region', { name: 'Filters that are set' })).toContainText('286');
  await page.goto('/search?q=soulknife');
  await expect(page).toHaveURL('/search?q=soulknife&books=core');
  await page.goto('/shop');
  await expect(page).toHaveURL('/shop?books=core');
  await page.getByRole('button', { name: 'Generate Inventory' }).click();
  await expect(page).toHaveURL(/seed=.*books=core/);

  await page.goto('/spells?level=9');
  await expect(page).toHaveURL('/spells?level=9&books=core');
  const field = page.getByRole('combobox', { name: 'Books', exact: true });
  await expect(field.getByRole('option', { selected: true })).toHaveText('My books (3 of 140)');
  await field.selectOption('All books');
  await expect(page).toHaveURL('/spells?level=9');
  await page.goto('/feats');
  await expect(page).toHaveURL('/feats');
  await field.selectOption('My books (3 of 140)');
  await expect(page).toHaveURL('/feats?books=core');
  await page.goto('/spells');
  await expect(page).toHaveURL('/spells?books=core');

  await page.goto('/powers');
  await page.getByRole('link', { name: 'Without it (Books)' }).click();
  await expect(page).toHaveURL('/powers');
  await expect(page.getByText(/of 286 powers/)).toBeVisible();
});

test('a list without books to choose from has no field for them', async ({ page }) => {
  await page.goto('/feats');
  await page.getByLabel('Category', { exact: true }).focus();
  await expect(page.getByRole('combobox', { name: 'Books', exact: true })).toHaveCount(0);
});

test('on a phone the books stand above the list, and one press lifts them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withBooks(page, CORE);
  await page.goto('/feats');
  await expect(page).toHaveURL('/feats?books=core');
  await sign(page).getByRole('link', { name: 'Lift for now' }).click();
  await expect(page).toHaveURL('/feats');
  await sign(page).getByRole('link', { name: 'Put in force' }).click();
  await expect(page).toHaveURL('/feats?books=core');
});

test('the books of an address win, and other links keep theirs', async ({ page }) => {
  await withBooks(page, CORE);
  await page.goto('/feats?books=xph');
  await expect(page).toHaveURL('/feats?books=xph');
  const field = page.getByRole('combobox', { name: 'Books', exact: true });
  await expect(field.getByRole('option', { selected: true })).toHaveText('Xph');
  await page.getByRole('checkbox', { name: 'Fighter bonus feats only' }).check();
  await expect(page).toHaveURL(/books=xph/);
  await page.goto('/feats?books=all');
  await page.getByRole('checkbox', { name: 'Fighter bonus feats only' }).check();
  await expect(page).toHaveURL(/fighter.*/);
  await expect(page).toHaveURL(/books=all/);
});

test('lists that keep to the books leave the history as it is', async ({ page }) => {
  const section = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await withBooks(page, { ...CORE, lifted: true });
  await page.goto('/terms');
  await section('Feats').click();
  await expect(page).toHaveURL('/feats');
  await section('Spells').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spells');
  await page.getByRole('combobox', { name: 'Books', exact: true }).selectOption('My books (3 of 140)');
  await expect(page).toHaveURL('/spells?books=core');
  await section('Monsters').click();
  await expect(page).toHaveURL('/monsters?books=core');
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL('/feats?books=core');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('what is banned is struck in lists with its reason, and named on its page', async ({ page }) => {
  await withBooks(page, CORE);
  await page.goto('/feats?search=leadership');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Leadership', exact: true }) });
  await expect(row).toContainText('Banned: Six players are enough.');
  await expect(row.getByRole('link', { name: 'Leadership', exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await page.goto('/feats/leadership');
  await expect(page.getByText('Banned at My books: Six players are enough.')).toBeVisible();
  await withBooks(page, { ...CORE, books: ['phb-35'], bans: { 'feats/shock-trooper': 'Too strong.' } });
  for (const view of ['entries', 'table']) {
    await page.goto(`/feats?coverage=all&search=shock+trooper&books=all&view=${view}`);
    const listed = page.getByRole(view === 'table' ? 'row' : 'listitem').filter({ hasText: 'Banned: Too strong.' });
    await expect(listed.getByRole('button', { name: 'Star Shock Trooper' })).toBeVisible();
  }
  await page.goto('/books');
  await expect(page.getByRole('region', { name: 'In force here' })).toContainText('keep to 1 book.');
});

test('an entry says whether its book is among those of the table', async ({ page }) => {
  await withBooks(page, { ...CORE, text: 'core,complete-warrior', books: [...CORE.books, 'complete-warrior'] });
  await page.goto('/feats/deep-impact');
  await expect(page.getByText('Expanded Psionics Handbook is not among your 4 books')).toBeVisible();
  for (const path of ['/feats/shock-trooper', '/feats/sharp-shooting']) {
    await page.goto(path);
    const note = page.getByRole('region', { name: 'In your books' });
    await expect(note).toContainText('Complete Warrior is among your 4 books.');
    await expect(page.getByText('is not among')).toHaveCount(0);
  }
  await page.goto('/deities/bahamut');
  await page.getByRole('button', { name: 'Star' }).focus();
  await expect(page.getByText(/among your/)).toHaveCount(0);
});

test('what stands by book and page has its neighbours in the book, and a note of one’s own', async ({ page }) => {
  await page.goto('/feats/shock-trooper');
  await expect(page.getByRole('region', { name: 'Known nearby' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Report a wrong page in Shock Trooper' })).toHaveAttribute(
    'href',
    '/contacts?about=feats/shock-trooper',
  );
  const note = page.getByRole('textbox', { name: 'Your own note' });
  await note.fill('Only with the greatsword.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('notes'))).toContain('greatsword');
  await page.goto('/feats/combat-brute');
  await expect(note).toHaveValue('');
  await page.goto('/feats/shock-trooper');
  await expect(note).toHaveValue('Only with the greatsword.');
});

test('a rulebook is put among the books on its page', async ({ page }) => {
  await page.goto('/rulebooks/complete-warrior');
  const action = page.getByRole('button', { name: 'My books' });
  await expect(action).toHaveAttribute('aria-pressed', 'false');
  await action.click();
  await expect(action).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/feats');
  await expect(page).toHaveURL('/feats?books=core,complete-warrior');
  await page.goto('/rulebooks/complete-warrior');
  await action.click();
  await expect(action).toHaveAttribute('aria-pressed', 'false');
});

test('a campaign is written, shared by a link, and taken over by a player', async ({ page, browser }) => {
  await page.goto('/books?books=core');
  await page.getByLabel('New campaign').fill('The Gilded Road');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Gilded Road');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('What holds at the table').fill('Start: 3rd level');
  await page.getByRole('textbox', { name: 'House rules' }).fill('A natural 20 **counts as 30**.\n\n<b>plain</b>');
  await page.getByLabel('Ban an entry').fill('leadership');
  await page.getByRole('button', { name: 'Find' }).first().click();
  await page.getByRole('button', { name: 'Ban Leadership', exact: true }).click();
  await page.getByLabel('Why Leadership is banned').fill('Six players are enough.');
  await page.getByLabel('Add an entry').fill('shock trooper');
  await page.getByRole('button', { name: 'Find' }).nth(1).click();
  await page.getByRole('button', { name: 'Add Shock Trooper' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('3 books, 1 ban, 1 addition')).toBeVisible();
  await expect(page.getByText('3rd level')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'counts as 30' })).toBeVisible();
  await expect(page.getByText('<b>plain</b>')).toBeVisible();
  const address = await page.getByLabel('Address for the players').inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByRole('button', { name: 'Use this campaign' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Lift for now' })).toBeFocused();

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const player = await context.newPage();
  await player.goto(address);
  await expect(player.getByRole('heading', { level: 1 })).toHaveText('The Gilded Road');
  await expect(player.getByText('Six players are enough.')).toBeVisible();
  await expect(player.getByRole('link', { name: 'Shock Trooper' })).toBeVisible();
  await player.getByRole('button', { name: 'Use this campaign' }).click();
  await expect(player).toHaveURL('/campaign/1');
  await player.goto('/feats?search=shock&coverage=all');
  await expect(player).toHaveURL(/books=core,feats\/shock-trooper/);
  await expect(player.getByRole('link', { name: 'Shock Trooper', exact: true })).toBeVisible();
  await context.close();
});

test('a campaign that was deleted comes back', async ({ page }) => {
  await page.goto('/books?books=core');
  await page.getByLabel('New campaign').fill('Short');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Short' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, untilHydrated: false });

  test('books hold by the address, and a link of a campaign is read', async ({ page }) => {
    await page.goto('/feats?books=core');
    const field = page.getByRole('combobox', { name: 'Books', exact: true });
    await expect(field.getByRole('option', { selected: true })).toHaveText('Core');
    await field.selectOption('All books');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByText(/of 386 feats/)).toBeVisible();
    await page.goto('/books?books=core');
    await page.getByRole('checkbox', { name: 'Complete Warrior' }).check();
    await page.getByRole('button', { name: 'Show these books' }).click();
    await expect(page.getByRole('checkbox', { name: 'Complete Warrior' })).toBeChecked();
    await page.getByText('In these books:').getByRole('link', { name: 'Feats' }).click();
    await expect(page).toHaveURL('/feats?books=core,complete-warrior');
  });
});
