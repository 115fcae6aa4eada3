import { expect, test } from 'vitest';
import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { recognise } from '../../../sheets/recognise.ts';
import { casterOfSheet, listsOfSheet, scoresOf } from './sheet-lists.ts';

const named = (...names: string[]) =>
  names.map((name) => ({ slug: name.toLowerCase().replaceAll(' ', '-').replaceAll(',', ''), name }));
const NAMES = {
  spells: named('Bless', 'Hold Person', 'Light'),
  powers: [],
  items: named('Torch', 'Mace'),
  feats: named('Weapon Focus', 'Dodge'),
  classes: named('Fighter', 'Cleric'),
  races: [],
  deities: [],
  languages: [],
  rules: [],
};

const CHARACTER: ImportedCharacter = {
  characterSummary: { name: 'Brakka', level: 7, class: 'Fighter 4 / Cleric 3' },
  Character_Sheet: [
    { A: 'Class', B: 'Fighter 4 / Cleric 3' },
    { A: 'Strength', B: 16 },
    { A: 'Wis', B: '15' },
    { A: 'Feats', B: 'Dodge, Weapon Focus (warhammer)' },
  ],
  Spells: [
    { Spell: 'Bless', Prepared: 2 },
    { Spell: 'Hold Persn', Prepared: 1 },
    { Spell: 'Light', Prepared: 0 },
    { Spell: 'Bless', Prepared: 1 },
  ],
  Gear: [{ Item: '3 x Torch' }, { Item: 'Mace' }, { Item: 'Mase' }, { Item: 'Grandmother’s locket' }],
  notes: [],
};
const RECOGNISED = recognise(CHARACTER, NAMES);

test('scores stand beside the name of their ability or below it', () => {
  expect(scoresOf(CHARACTER.Character_Sheet)).toEqual({ str: 16, wis: 15 });
  expect(
    scoresOf([
      { A: 'STR', B: 'DEX' },
      { A: 12, B: 9 },
    ]),
  ).toMatchObject({ str: 12, dex: 9 });
  expect(scoresOf([{ STR: 13, 'Int mod': 4 }])).toEqual({ str: 13 });
});

test('the caster is the first class with spells, at its own level', () => {
  expect(casterOfSheet(CHARACTER, RECOGNISED, ['cleric', 'wizard'])).toMatchObject({ slug: 'cleric', level: 3 });
  expect(casterOfSheet(CHARACTER, RECOGNISED, ['wizard'])).toBeNull();
});

test('gear, spells and feats become lists; what is no entry is named', () => {
  const caster = casterOfSheet(CHARACTER, RECOGNISED, ['cleric']);
  const { lists, left } = listsOfSheet(CHARACTER, RECOGNISED, caster, 'wis');
  expect(
    lists.map(({ name, lines, choices }) => [
      name,
      lines.map((line) => [line.slug, line.quantity, line.note]),
      choices,
    ]),
  ).toEqual([
    [
      'Brakka: gear',
      [
        ['torch', 3, ''],
        ['mace', 1, ''],
      ],
      { strength: 16 },
    ],
    [
      'Brakka: spells',
      [
        ['bless', 3, ''],
        ['hold-person', 1, '“Hold Persn” in the sheet'],
      ],
      { class: 'cleric', level: 3, score: 15 },
    ],
    [
      'Brakka: feats',
      [
        ['dodge', 1, ''],
        ['weapon-focus', 1, 'warhammer'],
      ],
      {},
    ],
  ]);
  expect(left).toEqual(['Mase', 'Grandmother’s locket']);
});
