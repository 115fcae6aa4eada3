import { expect, test } from 'vitest';
import { firstFilled, formatAdvances, type LevelFigures, levelColumns } from './level-table.ts';
import { ordinal } from './ordinal.ts';

const nothing: LevelFigures = {
  level: 1,
  base_attack: null,
  fortitude: null,
  reflex: null,
  will: null,
  epic_attack: null,
  epic_save: null,
  special: [],
  spells_per_day: null,
  spells_known: null,
  bonus_spells: null,
  advances: [],
  power_points: null,
  powers_known: null,
  max_power_level: null,
  flurry_of_blows: null,
  unarmed_damage: null,
  ac_bonus: null,
  unarmored_speed_bonus: null,
};

test('only columns that a row fills are there, Special always', () => {
  expect(levelColumns([nothing], 0).map(({ key }) => key)).toEqual(['special']);
  const rows = [{ ...nothing, base_attack: [6, 1], will: 5, power_points: 0 }];
  const columns = levelColumns(rows, 0);
  expect(columns.map(({ label }) => label)).toEqual(['Base attack', 'Will', 'Special', 'Power points']);
  expect(columns.map(({ text }) => text(rows[0] ?? nothing))).toEqual(['+6/+1', '+5', null, '0']);
});

test('a spell level has a column from the class’s first up, and opens where its first number stands', () => {
  const rows = [
    { ...nothing, level: 1, spells_per_day: [null, null] },
    { ...nothing, level: 4, spells_per_day: ['0', null] },
    { ...nothing, level: 8, spells_per_day: ['1', '0'] },
  ];
  const columns = levelColumns(rows, 1).filter(({ slot }) => slot);
  expect(columns.map(({ label, group }) => [label, group])).toEqual([
    ['1st', 'Spells per day'],
    ['2nd', 'Spells per day'],
  ]);
  expect([...firstFilled(columns, rows).values()]).toEqual([4, 8]);
});

test('negative bonuses have a true minus', () => {
  const rows = [{ ...nothing, flurry_of_blows: [-2, -2] }];
  expect(
    levelColumns(rows, 0)
      .find(({ key }) => key === 'flurry_of_blows')
      ?.text(rows[0] ?? nothing),
  ).toBe('−2/−2');
});

test('advanced classes are named in full, and head their column', () => {
  expect(formatAdvances([])).toBeNull();
  expect(formatAdvances(['arcane', 'divine'])).toBe(
    '+1 level of existing arcane spellcasting class and existing divine spellcasting class',
  );
  const label = (advances: string[]) => levelColumns([{ ...nothing, advances }], 0).at(-1)?.label;
  expect(label(['spellcasting'])).toBe('Spells per day');
  expect(label(['manifesting'])).toBe('Powers known');
  expect(label(['arcane', 'manifesting'])).toBe('Spells per day and Powers known');
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [13, '13th'],
  [21, '21st'],
  [30, '30th'],
])('%i is %s', (number, word) => {
  expect(ordinal(number)).toBe(word);
});
