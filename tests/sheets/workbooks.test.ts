import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { importCharacter } from '../../src/sheets/character.ts';
import { recognise } from '../../src/sheets/recognise.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { fixture, sample, zipBomb } from '../support/sheets-host.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

test('the sample has its character, spells and gear', async () => {
  const character = await importCharacter(sample());
  expect(character.characterSummary).toEqual({ name: 'Thessaly Arnoux', level: 7, class: 'Wizard' });
  expect(character.Character_Sheet[0]).toEqual({ Field: 'Name', Value: 'Thessaly Arnoux' });
  expect(character.Spells).toHaveLength(16);
  expect(character.Spells[3]).toEqual({
    Level: 1,
    Spell: 'Magic Missile',
    School: 'Evocation',
    Prepared: 2,
    Notes: '4 missiles',
  });
  expect(character.Gear).toHaveLength(15);
  expect(character.notes).toEqual([]);
});

test('xlsx and ods of one workbook are the same character', async () => {
  expect(await importCharacter(fixture('form.ods'))).toEqual(await importCharacter(fixture('form.xlsx')));
  expect(await importCharacter(fixture('thessaly.ods'))).toEqual(await importCharacter(sample()));
});

test('a form with labels above its values, two classes, title rows and formulas', async () => {
  const character = await importCharacter(fixture('form.xlsx'));
  expect(character.characterSummary).toEqual({ name: 'Brakka Stonehand', level: 7, class: 'Fighter 4 / Wizard 3' });
  expect(character.Character_Sheet.find(({ A }) => A === 'STR')).toMatchObject({ B: 16, C: 3 });
  expect(character.Spells[0]).toEqual({ 'Level 0': 'Light', '1st': 'Shield', '2nd': 'Bull’s Strength' });
  expect(character.Gear[0]).toEqual({ Weapon: 'Dwarven waraxe +1', Bonus: 11, Damage: '1d10+4' });
});

test('a table may have a row for each class; a note names a missing tab and the existing ones', async () => {
  const character = await importCharacter(fixture('table.xlsx'));
  expect(character.characterSummary).toEqual({ name: 'Ilmen Vey', level: 5, class: 'Rogue 3 / Bard 2' });
  expect(character.Gear).toEqual([{ Name: 'Rapier' }, { Name: 'Thieves’ tools' }, { Name: 'Lute' }]);
  expect(character.notes).toEqual(['There is no tab “Spells”. The tabs are “CHARACTER-SHEET”, “Gear”.']);
});

test('a csv file is the character’s tab', async () => {
  const character = await importCharacter(fixture('table.csv'));
  expect(character.characterSummary).toEqual({ name: 'Ilmen Vey', level: 5, class: 'Rogue 3 / Bard 2' });
  expect(character.notes).toEqual(['The file holds a single table, so there are no spells and no gear.']);
});

test('formulas in csv stay text', async () => {
  const character = await importCharacter(new TextEncoder().encode('Name,=1+1\nClass,Wizard 2\n'));
  expect(character.characterSummary).toEqual({ name: '=1+1', level: 2, class: 'Wizard' });
});

test('an error in a required figure fails; elsewhere it becomes a note', async () => {
  await expect(importCharacter(fixture('errors.xlsx'))).rejects.toThrow(
    'Cell B3 of the tab “Character_Sheet”, the level, holds the error #DIV/0!',
  );
  const { characterSummary, notes } = await importCharacter(fixture('error-elsewhere.xlsx'));
  expect(characterSummary.level).toBe(4);
  expect(notes).toContain('Cell B4 of the tab “Character_Sheet” holds the error #N/A.');
});

const csv = (text: string) => importCharacter(new TextEncoder().encode(text));

test('an invalid level is named with its cell', async () => {
  await expect(csv('Name,Ash\nClass,Druid\nLevel,many\n')).rejects.toThrow(
    'Cell B3 of the tab “Sheet1” says “many”, which is no level',
  );
});

test('values that look like labels are read: a hero called Will, and a title that is not a name', async () => {
  const { characterSummary } = await csv('Character,,Combat\nName,Will\nClass,Rogue 3\n');
  expect(characterSummary).toEqual({ name: 'Will', level: 3, class: 'Rogue' });
  expect((await csv('Name,,Race,Elf\nClass,Rogue 3\n')).characterSummary.name).toBeNull();
});

test('a workbook that declares the largest size is read by its cells', async () => {
  const parts = unzipSync(sample());
  for (const [name, part] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    const grown = strFromU8(part).replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"');
    parts[name] = strToU8(grown);
  }
  expect((await importCharacter(zipSync(parts))).Spells).toHaveLength(16);
});

test('parts other than cells that take long to read are limited as well', async () => {
  const parts = unzipSync(sample());
  const strings = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
  parts['xl/sharedStrings.xml'] = strToU8(strings.replace('</sst>', `${'<si><t>x</t></si>'.repeat(100_000)}</sst>`));
  await expect(importCharacter(zipSync(parts))).rejects.toThrow('too many cells, texts and styles');
});

test('the error for a workbook without the tab names its tabs', async () => {
  await expect(importCharacter(fixture('no-tab.xlsx'))).rejects.toThrow(
    'There is no tab “Character_Sheet”. The tabs are “Notes”, “Inventory”.',
  );
});

/** The sample with the sheets empty whose numbers are given. */
function sampleWithout(...numbers: number[]): Uint8Array {
  const parts = unzipSync(sample());
  for (const number of numbers) {
    const sheet = `xl/worksheets/sheet${number}.xml`;
    const rows = strFromU8(parts[sheet] ?? new Uint8Array());
    expect(rows).toContain('<sheetData>');
    parts[sheet] = strToU8(rows.replace(/<sheetData>.*<\/sheetData>/s, '<sheetData/>'));
  }
  return zipSync(parts);
}

test('an empty workbook is refused with the cause, one with any content is not', async () => {
  await expect(importCharacter(sampleWithout(1, 2, 3))).rejects.toThrow(
    'The workbook is empty. The tabs are “Character_Sheet”, “Spells”, “Gear”.',
  );
  const blank = unzipSync(sampleWithout(1));
  const book = strFromU8(blank['xl/workbook.xml'] ?? new Uint8Array());
  blank['xl/workbook.xml'] = strToU8(
    book.replace(/(<sheet [^>]*>).*<\/sheets>/s, '$1</sheets>').replace('Character_Sheet', 'Sheet1'),
  );
  await expect(importCharacter(zipSync(blank))).rejects.toThrow('The workbook is empty. The only tab is “Sheet1”.');
  await expect(csv(',,\n ,,\n')).rejects.toThrow('The workbook is empty.');
  const { Character_Sheet, Spells, notes } = await importCharacter(sampleWithout(1, 3));
  expect([Character_Sheet.length, Spells.length]).toEqual([0, 16]);
  expect(notes).toEqual(['The tab “Character_Sheet” is empty.']);
});

test('a file that is not a spreadsheet is refused with an explanation', async () => {
  await expect(csv('<!doctype html><p>Sign in')).rejects.toThrow('not a spreadsheet');
  await expect(csv('')).rejects.toThrow('The file is empty.');
  await expect(csv('just a word or two')).rejects.toThrow('no commas, semicolons or tabs');
  await expect(importCharacter(zipSync({ 'word/document.xml': strToU8('<x/>') }))).rejects.toThrow('not a spreadsheet');
  await expect(importCharacter(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).rejects.toThrow('.xls');
  for (const length of [10, 1000, sample().length - 30]) {
    await expect(importCharacter(sample().subarray(0, length))).rejects.toThrow('damaged');
  }
});

test('a zip bomb is stopped by its unpacked bytes, whatever size it declares', async () => {
  const bomb = zipBomb();
  expect(bomb.length).toBeLessThan(200_000);
  await expect(importCharacter(bomb)).rejects.toThrow('unpacked it is over 16 MB');
});

test('repeated cells of an ods file are counted before they are created', async () => {
  const row = '<table:table-row table:number-rows-repeated="1048576">';
  const cell = '<table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>';
  const content = `<office:document-content><table:table table:name="Gear">${row}${cell}</table:table-row></table:table></office:document-content>`;
  const book = zipSync({ 'content.xml': strToU8(content) });
  await expect(importCharacter(book)).rejects.toThrow('at most 100,000 cells');
});

test('too many cells, too long a text and too large a file are refused', async () => {
  await expect(csv(`${'a,'.repeat(100_001)}\n`)).rejects.toThrow('at most 100,000 cells');
  await expect(csv(`Name,${'x'.repeat(10_001)}\n`)).rejects.toThrow(
    'Cell B1 of the tab “Sheet1” holds 10,001 characters',
  );
  await expect(csv(`Name:${'\n'.repeat(6000)}end\n`)).rejects.toThrow('too far out');
  await expect(importCharacter(new Uint8Array(5 * 1024 * 1024 + 1))).rejects.toThrow('at most 5 MB');
});

test('columns named like properties of objects are ordinary columns', async () => {
  const { Character_Sheet } = await csv('Name,Level,__proto__,constructor\nAsh,3,x,y\n');
  expect(JSON.stringify(Character_Sheet)).toBe('[{"Name":"Ash","Level":3,"__proto__":"x","constructor":"y"}]');
});

test('spells, gear, feats and classes are recognised, the rest by the nearest name', async () => {
  const marks = recognise(await importCharacter(sample()), parseJson(await catalogue.sheetNames()));
  const spells = marks.Spells.flatMap((row) => row.Spell ?? []);
  expect(spells.filter(({ match }) => match?.exact)).toHaveLength(15);
  expect(spells.find(({ text }) => text === 'Dispell Magic')?.match).toMatchObject({
    slug: 'dispel-magic',
    exact: false,
  });
  expect(marks.Gear.flatMap((row) => row.Item ?? []).filter(({ match }) => match?.exact)).toHaveLength(14);
  const sheet = marks.Character_Sheet.flatMap((row) => row.Value ?? []);
  expect(sheet.flatMap(({ match }) => (match ? [`${match.kind}/${match.slug}`] : []))).toEqual([
    'classes/wizard',
    'races/human',
    'rules/alignment',
    'deities/boccob',
    'feats/scribe-scroll',
    'feats/combat-casting',
    'feats/spell-focus',
    'feats/improved-initiative',
    'feats/brew-potion',
    'feats/empower-spell',
    'languages/common',
    'languages/draconic',
    'languages/elven',
    'languages/celestial',
    'languages/dwarven',
  ]);
});

test('feats below their label and both classes of a form are recognised', async () => {
  const marks = recognise(await importCharacter(fixture('form.xlsx')), parseJson(await catalogue.sheetNames()));
  const found = marks.Character_Sheet.flatMap((row) => Object.values(row).flat()).flatMap(
    ({ match }) => match?.slug ?? [],
  );
  expect(found).toEqual([
    ...['fighter', 'wizard', 'dwarf', 'alignment'],
    ...['power-attack', 'common', 'cleave', 'dwarven', 'weapon-focus'],
  ]);
  expect(marks.Gear[1]).toEqual({});
});
