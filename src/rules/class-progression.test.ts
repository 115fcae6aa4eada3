import { expect, test } from 'vitest';
import {
  baseAttackBonus,
  classAttacks,
  effectiveCharacterLevel,
  epicAttackBonus,
  epicSaveBonus,
  flurryOfBlows,
  iterativeAttacks,
  saveBonus,
} from './class-progression.ts';

const LEVELS = Array.from({ length: 20 }, (_, index) => index + 1);

test('base attack bonus follows Table 3–1 column by column', () => {
  expect(LEVELS.map((level) => baseAttackBonus('good', level))).toEqual(LEVELS);
  expect(LEVELS.map((level) => baseAttackBonus('average', level))).toEqual([
    0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15,
  ]);
  expect(LEVELS.map((level) => baseAttackBonus('poor', level))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10,
  ]);
});

test('save bonus follows Table 3–1 column by column', () => {
  expect(LEVELS.map((level) => saveBonus('good', level))).toEqual([
    2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12,
  ]);
  expect(LEVELS.map((level) => saveBonus('poor', level))).toEqual([
    0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6,
  ]);
});

test('no level gives no bonus', () => {
  expect(baseAttackBonus('good', 0)).toBe(0);
  expect(saveBonus('good', 0)).toBe(0);
});

test('levels past the 20th raise neither base attack nor base saves', () => {
  expect(baseAttackBonus('average', 30)).toBe(15);
  expect(saveBonus('good', 30)).toBe(12);
});

test('a level that is negative or broken is refused', () => {
  expect(() => baseAttackBonus('good', -1)).toThrow(RangeError);
  expect(() => saveBonus('poor', 1.5)).toThrow(RangeError);
});

test('further attacks come at +6, +11 and +16, never a fifth', () => {
  expect(iterativeAttacks(0)).toEqual([0]);
  expect(iterativeAttacks(5)).toEqual([5]);
  expect(iterativeAttacks(6)).toEqual([6, 1]);
  expect(iterativeAttacks(10)).toEqual([10, 5]);
  expect(iterativeAttacks(11)).toEqual([11, 6, 1]);
  expect(iterativeAttacks(15)).toEqual([15, 10, 5]);
  expect(iterativeAttacks(20)).toEqual([20, 15, 10, 5]);
  expect(iterativeAttacks(25)).toHaveLength(4);
});

test('the epic attack bonus raises every attack and opens none', () => {
  expect(iterativeAttacks(10, 5)).toEqual([15, 10]);
  expect(iterativeAttacks(20, 5)).toEqual([25, 20, 15, 10]);
});

test('epic bonuses rise in turn from 21st level', () => {
  const epicLevels = [20, 21, 22, 23, 24, 29, 30];
  expect(epicLevels.map(epicAttackBonus)).toEqual([0, 1, 1, 2, 2, 5, 5]);
  expect(epicLevels.map(epicSaveBonus)).toEqual([0, 0, 1, 1, 2, 4, 5]);
});

test('a flurry of blows follows Table 3–10', () => {
  expect(flurryOfBlows(1)).toEqual([-2, -2]);
  expect(flurryOfBlows(8)).toEqual([5, 5, 0]);
  expect(flurryOfBlows(11)).toEqual([8, 8, 8, 3]);
  expect(flurryOfBlows(20)).toEqual([15, 15, 15, 10, 5]);
});

test('an effective character level is racial Hit Dice, level adjustment and class levels', () => {
  expect(effectiveCharacterLevel(0, 0)).toBe(1);
  expect(effectiveCharacterLevel(4, 2)).toBe(7);
});

test('a prestige class prints its own bonus alone', () => {
  expect(classAttacks('good', 6, true)).toEqual([6]);
  expect(classAttacks('good', 6, false)).toEqual([6, 1]);
});
