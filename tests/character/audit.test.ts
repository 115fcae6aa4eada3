import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportedCharacter, SheetNames } from '../../src/contract/sheets.ts';
import type { CharacterFacts } from '../../src/rules/character/facts.ts';
import type { Cell } from '../../src/sheets/cells.ts';
import { characterOf, importCharacter } from '../../src/sheets/character.ts';
import { recognise } from '../../src/sheets/recognise.ts';
import { auditSheet } from '../../src/web/screens/character-sheet/audit-sheet.ts';
import { alignmentOf } from '../../src/web/screens/character-sheet/read-character.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let facts: CharacterFacts;
let names: SheetNames;
beforeAll(async () => {
  api = await startApi();
  facts = (await (await fetch(`${api.base}/api/character/facts`)).json()) as CharacterFacts;
  names = (await (await fetch(`${api.base}/api/sheet/names`)).json()) as SheetNames;
});
afterAll(() => api.stop());

const sheetOf = (rows: Cell[][]): ImportedCharacter =>
  characterOf({ names: ['Character_Sheet'], tabs: [{ name: 'Character_Sheet', rows }] });

function auditOf(character: ImportedCharacter) {
  const { sheet, view, compared } = auditSheet(character, recognise(character, names), facts);
  return {
    sheet,
    view,
    agrees: compared.filter((each) => each.agrees).map(({ figure }) => figure),
    differs: compared.filter((each) => !each.agrees).map(({ figure, value, rules }) => [figure, value, rules]),
    errors: view.findings.filter(({ severity }) => severity === 'error').map(({ about }) => about),
  };
}

/** A dwarf without a mistake. Fort 4 + 3, Ref 1 + 1, Will 1 + 1 + 2 of Iron Will; hit points 13 + 3 × (1 to 10 + 3). */
const DWARF: Cell[][] = [
  ['Character Name', 'Hask Ironbrow'],
  ['Class', 'Fighter 4'],
  ['Race', 'Dwarf'],
  ['Alignment', 'LG'],
  ['Str', 16],
  ['Dex', 12],
  ['Con', 16],
  ['Int', 10],
  ['Wis', 12],
  ['Cha', 8],
  ['Base Attack Bonus', '+4'],
  ['Fortitude', '+7'],
  ['Reflex', '+2'],
  ['Will', '+4'],
  ['Hit Points', 41],
  ['Initiative', '+1'],
  ['Grapple', '+7'],
  ['Armor Class', 18],
  ['Feats', 'Power Attack, Cleave, Iron Will, Weapon Focus (waraxe), Weapon Specialization (waraxe)'],
  ['Skills', 'Climb 7, Jump 7'],
];

/** A rogue whose base attack (2), Reflex (3 + 3) and hit points (6 + 1, then 1 to 6 + 1 twice) are wrong, who has a feat and ranks too many. */
const ROGUE: Cell[][] = [
  ['Name', 'Vesh'],
  ['Class', 'Rogue'],
  ['Level', 3],
  ['Race', 'Human'],
  ['Alignment', 'Neutral Evil'],
  ['Strength', 10],
  ['Dexterity', 16],
  ['Constitution', 12],
  ['Intelligence', 12],
  ['Wisdom', 8],
  ['Charisma', 14],
  ['BAB', 3],
  ['Fort', 2],
  ['Ref', 7],
  ['Will', 0],
  ['HP', 40],
  ['Init', 3],
  ['Feats', 'Dodge, Mobility, Spring Attack, Weapon Finesse, Zzyzx Gambit'],
  ['Skills', 'Hide 8, Move Silently 6'],
];

/** An elf with a table of skills. */
const ELF: Cell[][] = [
  ['Name', 'Sael', null],
  ['Class', 'Wizard 5', null],
  ['Race', 'Elf', null],
  ['Alignment', 'CG', null],
  ['Int', 17, null],
  ['Dex', 15, null],
  ['Con', 10, null],
  ['Will', 4, null],
  ['Feats', 'Scribe Scroll, Combat Casting, Spell Focus (evocation), Empower Spell', null],
  ['Skill', 'Total', 'Ranks'],
  ['Spellcraft', 11, 8],
  ['Knowledge (arcana)', 11, 8],
  ['Concentration', 8, 8],
];

describe('the audit of a sheet', () => {
  test('finds nothing in a sheet without a mistake', () => {
    const { differs, errors, agrees, sheet, view } = auditOf(sheetOf(DWARF));
    expect(differs).toEqual([]);
    expect(errors).toEqual([]);
    expect(agrees).toEqual(
      expect.arrayContaining(['base_attack', 'fortitude', 'reflex', 'will', 'hit_points', 'initiative', 'grapple']),
    );
    expect(sheet.unknown).toEqual([]);
    expect(sheet.left).toEqual(['Armor Class']);
    expect(view.sentence).toBe('Dwarf fighter 4, lawful good, level 4');
    expect(view.skills.map(({ key, ranks }) => [key, ranks])).toEqual([
      ['climb', 7],
      ['jump', 7],
    ]);
  });

  test('finds every mistake, each with its row, and invents none', () => {
    const { differs, errors, agrees, sheet } = auditOf(sheetOf(ROGUE));
    expect(differs).toEqual([
      ['base_attack', 3, '+2'],
      ['reflex', 7, '+6'],
      ['hit_points', 40, '11 to 21'],
    ]);
    expect(agrees).toEqual(expect.arrayContaining(['level', 'fortitude', 'will', 'initiative']));
    expect(errors.toSorted()).toEqual(['feats', 'hide', 'spring-attack']);
    expect(sheet.unknown.map(({ text }) => text)).toEqual(['Zzyzx Gambit']);
    expect(sheet.stated.find(({ figure }) => figure === 'reflex')?.place).toBe('row 14 of Character_Sheet');
  });

  test('counts the hit points of Toughness and Epic Toughness', () => {
    const { differs } = auditOf(
      sheetOf([
        ['Character Name', 'Brann'],
        ['Class', 'Fighter 22'],
        ['Race', 'Human'],
        ...[
          ['Str', 16],
          ['Dex', 12],
          ['Con', 14],
          ['Int', 10],
          ['Wis', 12],
          ['Cha', 8],
        ],
        ['Hit Points', 900],
        ['Feats', 'Toughness, Epic Toughness'],
      ]),
    );
    // 10 + 2 + 21 × (1 to 10 + 2) + 3 + 30.
    expect(differs).toEqual([['hit_points', 900, '108 to 297']]);
  });

  test('reads ranks from a table and abbreviated alignments', () => {
    const { view, differs, errors, sheet } = auditOf(sheetOf(ELF));
    expect(view.sentence).toBe('Elf wizard 5, chaotic good, level 5');
    expect(view.skills.map(({ key, ranks }) => [key, ranks])).toEqual([
      ['concentration', 8],
      ['knowledge:arcana', 8],
      ['spellcraft', 8],
    ]);
    expect(view.feats.find(({ slug }) => slug === 'spell-focus')?.choices ?? []).not.toContain('evocation');
    expect(differs).toEqual([]);
    expect(errors).toEqual([]);
    expect(sheet.unknown).toEqual([]);
  });

  test('counts the cloak of the sample, and finds that Improved Initiative is missing from its initiative', async () => {
    const sample = await importCharacter(readFileSync('public/samples/character-sheet.xlsx'));
    const { differs, errors, agrees } = auditOf(sample);
    expect(differs).toEqual([['initiative', 2, '+6']]);
    expect(agrees).toEqual(expect.arrayContaining(['level', 'hit_points', 'fortitude', 'reflex', 'will']));
    expect(errors).toEqual([]);
  });

  test.each([
    ['NG', 'neutral-good'],
    ['Lawful Neutral', 'lawful-neutral'],
    ['N', 'neutral'],
    ['True Neutral', 'neutral'],
    ['CE', 'chaotic-evil'],
    ['unaligned', null],
  ])('%s is the alignment %s', (text, alignment) => {
    expect(alignmentOf(text)).toBe(alignment);
  });
});
