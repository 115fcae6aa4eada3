import { expect, test } from 'vitest';
import { breakCheck } from './breaking.ts';

test('a Medium creature with Strength 16 breaks a simple door on a 10', () => {
  expect(breakCheck('simple-door', 3, 'medium', 'none', false)).toEqual({
    dc: 13,
    modifier: 3,
    roll: 10,
    chance: 0.55,
  });
});

test('an ogre (Large, Strength 21) breaks a good door, held by arcane lock and half ruined, on a 17', () => {
  expect(breakCheck('good-door', 5, 'large', 'arcane-lock', true)).toEqual({
    dc: 26,
    modifier: 9,
    roll: 17,
    chance: 0.2,
  });
});

test('size counts against doors alone', () => {
  expect(breakCheck('chain-bonds', 5, 'large', 'none', false).modifier).toBe(5);
});

test('hold portal and arcane lock hold doors alone', () => {
  // Rope bonds 23, not 23 + 10; a simple door 13 + 5.
  expect(breakCheck('rope-bonds', 4, 'medium', 'arcane-lock', false)).toMatchObject({ dc: 23, roll: 19 });
  expect(breakCheck('iron-bars', 4, 'medium', 'hold-portal', true).dc).toBe(22);
  expect(breakCheck('simple-door', 0, 'medium', 'hold-portal', false).dc).toBe(18);
});

test('what cannot fail or succeed has a chance of 1 or 0', () => {
  expect(breakCheck('simple-door', 20, 'medium', 'none', false).chance).toBe(1);
  expect(breakCheck('iron-door', 0, 'medium', 'none', false).chance).toBe(0);
});
