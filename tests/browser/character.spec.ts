import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SAEL =
  '/character?name=Sael&race=elf&alignment=chaotic-good&levels=fighter:5,wizard:2&str=14&dex=16&con=12&int=15&wis=10&cha=8' +
  '&feats=dodge,weapon-focus:longsword,combat-expertise,mobility,weapon-specialization:longsword,combat-casting' +
  '&ranks=climb:8,concentration:8,jump:8,spellcraft:4,tumble:4';

/** The group of feats, or of classes, with the name. */
const group = (page: Page, part: 'Feats' | 'Prestige classes', name: string) =>
  page
    .locator('.character-part')
    .filter({ has: page.getByRole('heading', { level: 2, name: part }) })
    .locator('.character-group')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

async function begin(page: Page, race: string, className: string, level: string) {
  await page.goto('/character');
  await page.getByLabel('Race').selectOption(race);
  await page.getByLabel('Class').selectOption(className);
  await page.getByLabel('Level').fill(level);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/character\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nameless' })).toBeVisible();
}

test('a character in an address is worked out whole, also without scripts', async ({ plainPage: page }) => {
  await page.goto(SAEL);
  await expect(page.getByText('Elf fighter 5/wizard 2, chaotic good, level 7')).toBeVisible();
  await expect(group(page, 'Feats', 'Legal now').getByRole('link', { name: 'Spring Attack' })).toBeVisible();
  await page.getByLabel('Levels', { exact: true }).fill('fighter 3');
  await page.getByLabel('Levels reached').fill('3');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('Elf fighter 3, chaotic good, level 3')).toBeVisible();
  await expect(group(page, 'Feats', 'Legal now').getByRole('link', { name: 'Spring Attack' })).toHaveCount(0);
  await page.getByLabel('Race').fill('elff');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('alert')).toContainText('elff');
  await expect(page.getByLabel('Race')).toHaveValue('elff');
});

test('a character is begun, changed at once, taken back, and found again', async ({ page }) => {
  await begin(page, 'human', 'fighter', '1');
  await page.getByLabel('Name', { exact: true }).fill('Hask');
  await expect(page.getByRole('heading', { level: 1, name: 'Hask' })).toBeVisible();
  await page.getByRole('spinbutton', { name: /^Str/ }).fill('13');
  const legal = group(page, 'Feats', 'Legal now');
  await expect(legal.getByRole('link', { name: 'Power Attack' })).toBeVisible();
  await legal.getByRole('button', { name: 'Take Power Attack' }).click();
  await expect(group(page, 'Feats', 'Legal now').getByRole('link', { name: 'Cleave', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'legal now' })).toContainText('Cleave');
  await page.getByRole('button', { name: 'Fighter', exact: true }).click();
  await expect(page.getByText('Human fighter 2, level 2')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Human fighter 1, level 1')).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('u');
  await expect(group(page, 'Feats', 'Legal now').getByRole('link', { name: 'Power Attack' })).toBeVisible();
  await page.goto('/character');
  await expect(page.getByText('Human fighter 1, level 1')).toBeVisible();
  await page.getByRole('link', { name: 'Hask' }).click();
  await expect(page.getByRole('spinbutton', { name: /^Str/ })).toHaveValue('13');
});

test('a tab takes over what another one changes, and stores only its own changes', async ({ page, context }) => {
  await begin(page, 'human', 'fighter', '1');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Name', { exact: true }).fill('Hask');
  await expect(page.getByRole('heading', { level: 1, name: 'Hask' })).toBeVisible();
  await page.getByRole('link', { name: 'Plan' }).click();
  await expect(page.getByRole('table', { name: 'The plan level by level' })).toBeVisible();
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await page.getByRole('spinbutton', { name: /^Str/ }).fill('13');
  await expect(other.getByRole('spinbutton', { name: /^Str/ })).toHaveValue('13');
  await expect(other.getByRole('heading', { level: 1, name: 'Hask' })).toBeVisible();
  await other.close();
});

test('what cannot be is found, with its rule', async ({ page }) => {
  await begin(page, 'human', 'wizard', '3');
  await page.getByLabel('Add a skill').fill('Hide');
  await page.getByLabel('Add a skill').press('Enter');
  await page.getByLabel('Ranks in Hide').fill('6');
  const findings = page.locator('.character-part').filter({ has: page.getByRole('heading', { name: 'Findings' }) });
  await expect(findings).toContainText('1 wrong');
  await expect(findings).toContainText(
    'Hide has 6 ranks; the maximum at character level 3 is 3 for a cross-class skill',
  );
  await expect(findings).toContainText("Player's Handbook v.3.5, page 62");
  const ranks = page.getByLabel('Ranks in Hide');
  await ranks.press('Backspace');
  await ranks.pressSequentially('4');
  await expect(ranks).toHaveValue('4');
  await page.getByRole('button', { name: 'Remove Hide' }).click();
  await expect(findings).toContainText('none wrong');
});

test('a plan is checked at each level', async ({ page }) => {
  await begin(page, 'human', 'rogue', '5');
  await page.getByRole('link', { name: 'Plan' }).click();
  const rows = page.getByRole('table', { name: 'The plan level by level' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await page.getByRole('combobox', { name: 'A planned level in another class' }).selectOption('shadowdancer');
  await expect(rows).toHaveCount(7);
  await expect(rows.last()).toContainText('Shadowdancer 1');
  await expect(rows.last().getByRole('img', { name: 'Cannot be' })).toBeVisible();
  await expect(rows.last()).toContainText('Combat Reflexes');
  await rows.last().getByText('Change').click();
  await page.getByRole('button', { name: 'Remove level 6' }).click();
  await expect(rows).toHaveCount(6);
});

test('the earliest way to a goal becomes the plan', async ({ page }) => {
  await begin(page, 'human', 'fighter', '1');
  await page.getByRole('link', { name: 'Plan' }).click();
  await page.getByLabel('A goal').fill('Weapon Specialization');
  await page.getByLabel('A goal').press('Enter');
  await expect(page.getByText('Weapon Specialization at 4th level at the earliest.')).toBeVisible();
  await page.getByRole('button', { name: 'Take this plan' }).click();
  const rows = page.getByRole('table', { name: 'The plan level by level' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toContainText('Weapon Specialization');
  await expect(rows.last().getByRole('img', { name: 'Can be' })).toBeVisible();
});

test('the link of a character opens a copy, which can be kept', async ({ page }) => {
  await page.goto(SAEL);
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect(page).toHaveURL(/\/character\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sael' })).toBeVisible();
  await expect(page.getByText('Elf fighter 5/wizard 2, chaotic good, level 7')).toBeVisible();
  await page.goto('/character');
  await page.getByRole('button', { name: 'Delete Sael' }).click();
  await expect(page.getByText('Sael is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Sael' })).toBeVisible();
});

test('a saved file is opened again, and another one refused', async ({ page }) => {
  await page.goto('/character');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"other"}'),
  });
  await expect(page.getByRole('alert')).toContainText('The file does not hold a character of this site.');
  const query = 'race=dwarf&levels=cleric:4&wis=16';
  const file = JSON.stringify({ format: 'dnd-35e-character', version: 1, query });
  await choose.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByText('Dwarf cleric 4, level 4')).toBeVisible();
});

test('names that the catalogue does not know are told, and stay stored until something is changed', async ({
  page,
}) => {
  const stored = {
    id: '1',
    query: 'race=elf&levels=fighter:2&feats=dodge,lost-art',
    name: 'Old',
    sentence: 'Elf',
    changed: 1,
  };
  await page.addInitScript(
    (character) =>
      localStorage.getItem('characters') ?? localStorage.setItem('characters', JSON.stringify([character])),
    stored,
  );
  await page.goto('/character/1');
  await expect(page.getByText('Not known here, and left out: lost-art.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not known here, and left out: lost-art.')).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByText(/\d{3} feats/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'legal now' })).toHaveCount(0);
  await page.getByRole('spinbutton', { name: /^Str/ }).fill('12');
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('grapple +3');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: /^Str/ })).toHaveValue('12');
  await expect(page.getByText('Not known here, and left out')).toHaveCount(0);
});

test('pages of feats and classes say what they are to the character, until that is switched off', async ({ page }) => {
  await page.goto('/feats/spring-attack');
  await expect(page.locator('.for-me')).toHaveCount(0);
  await page.goto(SAEL);
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sael' })).toBeVisible();
  await page.goto('/feats/spring-attack');
  const strip = page.getByRole('region', { name: 'For Sael' });
  await expect(strip).toContainText('Legal now');
  await page.goto('/feats/whirlwind-attack');
  await expect(strip).toContainText('One step away');
  await expect(strip.getByRole('link', { name: 'Spring Attack' })).toBeVisible();
  const tree = page.getByRole('region', { name: 'What it needs and opens' });
  await expect(tree.getByRole('img', { name: 'Have it' })).toHaveCount(4);
  await expect(tree).toContainText('Sael can take it at 9th level at the earliest');
  await tree.getByRole('link', { name: 'see the way' }).click();
  await expect(page).toHaveURL(/\/character\?.*view=plan/);
  await page.goBack();
  await page.evaluate(() => {
    const books = ['phb-35', 'dmg-35', 'mm-35'];
    localStorage.setItem('books', JSON.stringify({ text: 'core', books, bans: { 'feats/spring-attack': '' } }));
  });
  await page.goto('/feats/spring-attack');
  await expect(tree.getByRole('img', { name: 'Have it' })).not.toHaveCount(0);
  await expect(tree.getByRole('img', { name: 'Legal now' })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('books'));
  await page.goto('/classes/eldritch-knight');
  await expect(strip).toContainText('One step away');
  await strip.getByRole('button', { name: 'Switch off' }).click();
  await expect(strip).toHaveCount(0);
  await page.goto('/feats/spring-attack');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring Attack' })).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('lists, spells and own lists go by the character', async ({ page }) => {
  await page.goto('/feats');
  await expect(page.getByRole('heading', { level: 1, name: 'Feats' })).toBeVisible();
  await expect(page.locator('.for-me')).toHaveCount(0);
  await page.goto(SAEL);
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('characters'))).toContain('figures');
  const strip = page.getByRole('region', { name: 'For Sael' });

  await page.goto('/feats?group=core');
  await strip.getByRole('link', { name: 'What I can take' }).click();
  await expect(page.getByRole('link', { name: 'Spring Attack' })).toHaveCount(0);
  await page.goto('/feats?group=core&fighter_bonus=yes');
  await strip.getByRole('link', { name: 'and what lacks one thing' }).click();
  await expect(page.getByText('You lack').first()).toBeVisible();
  await page.locator('.chips').getByRole('link', { name: /Sael/ }).click();
  await expect(page.getByText('You lack')).toHaveCount(0);

  await page.goto('/classes?prestige=yes');
  await strip.getByRole('link', { name: 'and what lacks one thing' }).click();
  await expect(page.getByText('able to cast 3rd-level arcane spells').first()).toBeVisible();

  await page.goto('/spells');
  await expect(strip).toContainText('at caster level 2, 4/3 per day');
  await strip.getByRole('link', { name: 'Wizard spells up to level 1' }).click();
  await expect(page).toHaveURL(/class_name=wizard/);
  await expect(page).toHaveURL(/level=0\.\.1/);

  await page.goto('/spells/fireball?as=sorcerer');
  await page.goto('/spells/magic-missile');
  await expect(page.getByLabel('At caster level', { exact: true })).toHaveValue('2');
  await page.goto('/items');
  await expect(strip).toContainText('Strength 14: light load up to 58 lb., medium 116 lb., heavy 175 lb.');
  await strip.getByRole('button', { name: 'Switch off' }).click();
  await expect(strip).toHaveCount(0);
});

test('the list of powers offers only those that the key ability can manifest', async ({ page }) => {
  await page.goto('/character?name=Ix&race=human&levels=psion:1,wilder:1&str=10&dex=10&con=10&int=10&wis=10&cha=14');
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('characters'))).toContain('figures');
  await page.goto('/powers');
  const strip = page.getByRole('region', { name: 'For Ix' });
  await expect(strip.getByRole('link', { name: /powers up to level/ })).toHaveText(['Wilder powers up to level 1']);
});
