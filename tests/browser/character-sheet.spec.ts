import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sheetId, startSheetsHost } from '../support/sheets-host.ts';
import { accessibilityFaults, NO_FAULTS } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const FAILED = 'Failed to fetch or parse sheet. Please check the URL and try again.';
const SAMPLE = 'public/samples/character-sheet.xlsx';

/** The server answers links as it would after a download: what it downloads is tested in tests/api/sheets.test.ts. */
async function answerImports(page: Page, status: number, body: unknown) {
  await page.route('**/api/sheet?url=*', (route) => route.fulfill({ status, json: body }));
}

const BRAKKA = {
  characterSummary: { name: 'Brakka Stonehand', level: 7, class: 'Fighter 4 / Wizard 3' },
  Character_Sheet: [{ Field: 'Class', Value: 'Fighter 4 / Wizard 3' }],
  Spells: [],
  Gear: [{ Item: 'Full plate', Cost: '1,500 gp' }],
  notes: ['There is no tab “Spells”. The tabs are “Character_Sheet”, “Gear”.'],
};

/** Opens the page and waits until it is hydrated: what is clicked before that is lost. */
async function open(page: Page) {
  await page.goto('/character-sheet');
  await page.waitForLoadState('networkidle');
}

async function useSample(page: Page) {
  await open(page);
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByRole('heading', { name: 'Thessaly Arnoux' })).toBeVisible();
}

test('the sample is imported in the browser: summary, three tables, links to the rules', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await useSample(page);
  await expect(page.getByText('Level 7 Wizard')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Initials of Thessaly Arnoux' })).toHaveText('TA');
  for (const title of ['Character Sheet', 'Spells', 'Gear']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const spells = page.getByRole('region', { name: 'Spells, table' });
  await expect(spells.getByRole('link', { name: 'Fireball' })).toHaveAttribute('href', '/spells/fireball');
  await expect(spells.getByRole('row', { name: /Dispell Magic/ })).toContainText('nearest: Dispel Magic');
  const sheet = page.getByRole('region', { name: 'Character Sheet, table' });
  await expect(sheet.getByRole('link', { name: 'Wizard' })).toHaveAttribute('href', '/classes/wizard');
  await expect(sheet.getByRole('link', { name: 'Scribe Scroll' })).toHaveAttribute('href', '/feats/scribe-scroll');
  await page.getByRole('link', { name: 'Bag of Holding' }).click();
  await expect(page).toHaveURL(/\/items\/bag-of-holding/);
  expect(asked).not.toContain('/api/sheet');
});

test('the sheet becomes lists that know its Strength, class and level, and sets the spell pages', async ({ page }) => {
  await useSample(page);
  const sheet = page.getByRole('region', { name: 'Character Sheet, table' });
  await expect(sheet.getByRole('link', { name: 'Human' })).toHaveAttribute('href', '/races/human');
  await expect(sheet.getByRole('link', { name: 'Boccob' })).toHaveAttribute('href', '/deities/boccob');
  await expect(sheet.getByRole('link', { name: 'Draconic' })).toHaveAttribute('href', '/languages/draconic');
  await expect(page.getByText('Pages of spells now show the figures of a wizard at level 7.')).toBeVisible();
  await page.getByRole('button', { name: 'Make lists of it' }).click();
  await expect(page.getByText('Not in them, since no entry has the name: Grandmother’s ring.')).toBeVisible();
  await page.getByRole('link', { name: 'Thessaly Arnoux: spells' }).click();
  const slots = page.getByRole('region', { name: 'Spell slots' });
  await expect(slots.getByLabel('Class')).toHaveValue('wizard');
  await expect(slots.getByLabel('Intelligence', { exact: true })).toHaveValue('18');
  await expect(page.getByLabel('How many: Magic Missile')).toHaveValue('2');
  await page.goBack();
  await page.getByRole('button', { name: 'Make lists of it' }).click();
  await page.getByRole('link', { name: 'Thessaly Arnoux: gear' }).click();
  await expect(page.getByRole('region', { name: 'Load' }).getByLabel('Strength', { exact: true })).toHaveValue('8');
  await page.goto('/spells/fireball');
  await expect(page.getByLabel('At caster level', { exact: true })).toHaveValue('7');
  await expect(page.getByLabel('with Int', { exact: true })).toHaveValue('18');
});

test('a response without notes or without a table is shown like any other', async ({ page }) => {
  const { notes, Spells, ...specified } = BRAKKA;
  await answerImports(page, 200, specified);
  await open(page);
  await page.getByLabel('Google Sheet URL or ID').fill('1AbC');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Brakka Stonehand' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gear, table' })).toContainText('Full plate');
  await expect(page.getByRole('list', { name: 'Notes on this import' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Brakka Stonehand' })).toBeVisible();
});

test('tables can be sorted by each column and searched', async ({ page }) => {
  await useSample(page);
  const gear = page.getByRole('region', { name: 'Gear, table' });
  const first = gear.getByRole('row').nth(1);
  await gear.getByRole('button', { name: 'Cost (gp)' }).click();
  await expect(first).toContainText('Quarterstaff');
  await gear.getByRole('button', { name: 'Cost (gp)' }).click();
  await expect(gear.getByRole('columnheader', { name: 'Cost (gp)' })).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('Headband of Intellect +2');
  await gear.getByRole('button', { name: 'Cost (gp)' }).click();
  await expect(first).toContainText('Quarterstaff');
  await page.getByRole('searchbox', { name: 'Search Spells' }).fill('evocation 3');
  await expect(page.getByText('1 of 16 rows')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Spells' }).fill('zzz');
  await expect(page.getByText('No row holds “zzz”.')).toBeVisible();
});

test('View Details shows the raw data; it can be copied as JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await useSample(page);
  await page.getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Details' });
  await expect(dialog).toContainText('"characterSummary"');
  await dialog.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.characterSummary).toEqual({ name: 'Thessaly Arnoux', level: 7, class: 'Wizard' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the last import survives a reload and can be forgotten', async ({ page }) => {
  await useSample(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thessaly Arnoux' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget this import' }).click();
  await expect(page.getByRole('heading', { name: 'Thessaly Arnoux' })).toBeHidden();
  await expect(page.getByLabel('Google Sheet URL or ID')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use the sample' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('character-sheet'))).toBeNull();
});

test('the avatar can be replaced by a local image, whose type and size are checked', async ({ page }) => {
  await useSample(page);
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Change Avatar').click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toHaveText('Choose an image: PNG, JPEG, WebP or GIF.');
  await choose({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByRole('alert')).toHaveText('The image is over 5 MB.');
  await choose({ name: 'false.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await expect(page.getByRole('alert')).toHaveText('The file is damaged, or it is not an image.');
  const png = readFileSync('docs/screenshot.png');
  await choose({ name: 'face.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Avatar of Thessaly Arnoux' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Avatar of Thessaly Arnoux' })).toBeVisible();
});

test('a link goes through the server to the sheets host and back', async ({ page, baseURL, faults }) => {
  const host = await startSheetsHost(Number(new URL(baseURL ?? '').port) + 1);
  const importLink = async (answer: string) => {
    const link = `https://docs.google.com/spreadsheets/d/${sheetId(answer)}/edit?usp=sharing#gid=0`;
    await page.getByLabel('Google Sheet URL or ID').fill(link);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await open(page);
  await importLink('redirected');
  await expect(page.getByText('Level 7 Wizard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fireball' })).toBeVisible();
  await importLink('private');
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await expect(page.getByRole('alert')).toContainText('The sheet is not shared publicly.');
  await importLink('form');
  await expect(page.getByText('Level 7 Fighter 4 / Wizard 3')).toBeVisible();
  await importLink('endless');
  await expect(page.getByRole('alert')).toContainText('at most 5 MB are read');
  await page.goto(`/character-sheet?url=${sheetId('sample')}`);
  await expect(page.getByRole('heading', { name: 'Thessaly Arnoux' })).toBeVisible();
  await host.stop();
  faults.length = 0;
});

test('a link is imported, and the button says that it is busy', async ({ page }) => {
  let answer = () => {};
  await page.route('**/api/sheet?url=*', async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.fulfill({ json: BRAKKA });
  });
  await open(page);
  await page.getByLabel('Google Sheet URL or ID').fill('https://docs.google.com/spreadsheets/d/abc/edit#gid=0');
  const asked = page.waitForRequest(
    /\/api\/sheet\?url=https%3A%2F%2Fdocs.google.com%2Fspreadsheets%2Fd%2Fabc%2Fedit%23gid%3D0/,
  );
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  answer();
  await expect(page.getByText('Level 7 Fighter 4 / Wizard 3')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'There is no tab “Spells”.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Full plate' })).toBeVisible();
});

test('a failed import shows the error with its cause and removes the previous import', async ({ page, faults }) => {
  await useSample(page);
  await page.getByLabel('Google Sheet URL or ID').fill('hello');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await expect(page.getByRole('alert')).toContainText('neither a Google Sheets link nor the id in one');
  await expect(page.getByRole('heading', { name: 'Thessaly Arnoux' })).toBeHidden();
  await answerImports(page, 403, { title: FAILED, status: 403, detail: 'The sheet is not shared publicly.' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The sheet is not shared publicly.');
  faults.length = 0;
});

test('the field is required', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.locator('input[name=url]:invalid')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('chosen and dropped files are read in the browser', async ({ page }) => {
  await open(page);
  await page.route('**/api/sheet?*', (route) => route.abort());
  await page.getByLabel('Choose a file').setInputFiles('tests/fixtures/sheets/form.ods');
  await expect(page.getByRole('heading', { name: 'Brakka Stonehand' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Power Attack' })).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles('tests/fixtures/sheets/table.csv');
  await expect(page.getByText('Level 5 Rogue 3 / Bard 2')).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles('tests/fixtures/sheets/no-tab.xlsx');
  await expect(page.getByRole('alert')).toContainText('The tabs are “Notes”, “Inventory”.');
  const bytes = [...readFileSync(SAMPLE)];
  const files = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], 'mine.xlsx'));
    return transfer;
  }, bytes);
  await page.locator('form.import').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByRole('heading', { name: 'Thessaly Arnoux' })).toBeVisible();
  await expect(page.getByText('From mine.xlsx.')).toBeVisible();
});

test('without a client id there is no sign-in', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Connect Google' })).toHaveCount(0);
});

test('with a client id, the permission is explained before Google is contacted', async ({ page }) => {
  await page.route('**/api/sheet/options', (route) => route.fulfill({ json: { google_client_id: 'test-client' } }));
  await page.route('https://accounts.google.com/**', (route) => route.fulfill({ body: 'consent' }));
  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Character sheet import' }).click();
  await page.getByLabel('Google Sheet URL or ID').first().fill('1abc');
  const connect = page.getByRole('button', { name: 'Connect Google' });
  await connect.click();
  const dialog = page.getByRole('dialog', { name: 'Read a private sheet' });
  await expect(dialog).toContainText('We ask for reading only');
  await expect(dialog.getByLabel('Google Sheet URL or ID')).toHaveValue('1abc');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(connect).toBeFocused();
});

test('the page has no accessibility faults in either theme, on a phone too', async ({ page }) => {
  await useSample(page);
  await expect(page.getByRole('link', { name: 'Fireball' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual(NO_FAULTS);
  await page.getByRole('button', { name: 'View Details' }).click();
  expect(await accessibilityFaults(page, 'dialog')).toEqual(NO_FAULTS);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityFaults(page, '#main')).toEqual(NO_FAULTS);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript', async ({ page }) => {
    await page.goto('/character-sheet');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  });
});
