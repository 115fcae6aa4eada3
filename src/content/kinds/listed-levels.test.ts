import { expect, test } from 'vitest';
import { progressionOf } from './listed-levels.ts';

test('base attack and saves follow from what is known, and features stand at their levels', () => {
  const row = { name: 'Guard', levels: 10, base_attack: 'good', good_saves: ['fortitude'], prestige: true } as const;
  const found = progressionOf({ ...row, good_saves: ['fortitude'], features: { 1: ['Stand fast'], 10: ['Wall'] } });
  expect(found?.levels).toHaveLength(10);
  expect(found?.features_to).toBe(10);
  expect(found?.number_of_levels).toBe(10);
  expect(found?.levels[9]).toEqual({
    level: 10,
    base_attack: [10],
    fortitude: 7,
    reflex: 3,
    will: 3,
    special: ['Wall'],
  });
});

test('what is not known is absent, not 0', () => {
  const found = progressionOf({ name: 'Guard', features: { 2: ['Stand fast'] } });
  expect(found?.levels).toHaveLength(2);
  expect(found?.number_of_levels).toBeNull();
  expect(found?.levels[0]).toEqual({
    level: 1,
    base_attack: null,
    fortitude: null,
    reflex: null,
    will: null,
    special: [],
  });
  expect(progressionOf({ name: 'Guard', hit_die: 8 })).toBeNull();
  expect(progressionOf({ name: 'Guard', levels: 5 })).toBeNull();
});
