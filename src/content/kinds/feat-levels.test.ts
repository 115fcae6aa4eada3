import { expect, test } from 'vitest';
import { castingLevel, featureLevel } from './feat-levels.ts';

const druid = {
  rulebook: 'phb-35',
  spellcasting: { type: 'divine' as const, ability: 'wis' as const, list: 'druid', first_spell_level: 0 as const },
  features: [{ name: 'Wild Shape', level: 5 }, { name: 'Turn or Rebuke Undead', level: 1 }, { name: 'Defensive Roll' }],
  levels: [
    { level: 1, special: ['Wild empathy'], spells_per_day: [3, 1] },
    { level: 3, spells_per_day: [4, 2, 1] },
    { level: 5, special: ['Wild shape (1/day)'], spells_per_day: [5, 3, 2, 1] },
    { level: 18, special: ['Wild shape (6/day, elemental 2/day)'] },
  ],
};

test('a feature comes with the level that first gives it', () => {
  expect(featureLevel(druid, 'wild shape', undefined)).toBe(5);
  expect(featureLevel(druid, 'turn undead', undefined)).toBe(1);
  expect(featureLevel(druid, 'bardic music', undefined)).toBeUndefined();
});

test('a detail comes with the level whose table entry names it, else with the feature', () => {
  expect(featureLevel(druid, 'wild shape', '6/day')).toBe(18);
  expect(featureLevel(druid, 'wild shape', 'into a Huge animal')).toBe(5);
});

test('a choice among features has no level of its own', () => {
  expect(featureLevel(druid, 'defensive roll', undefined)).toBeUndefined();
});

test('spells of a level come with the first row that has them', () => {
  expect(castingLevel(druid, 0)).toBe(1);
  expect(castingLevel(druid, 3)).toBe(5);
  expect(castingLevel(druid, 9)).toBeUndefined();
  expect(castingLevel(undefined, 1)).toBeUndefined();
});
