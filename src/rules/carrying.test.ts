import { expect, test } from 'vitest';
import { type Legs, lifting, loadEffects, loadLimits, loadOf, reducedSpeed } from './carrying.ts';
import type { Size } from './monster-vocabulary.ts';

test.each<[strength: number, size: Size, legs: Legs, light: number, medium: number, heavy: number]>([
  [1, 'medium', 'two', 3, 6, 10],
  [8, 'medium', 'two', 26, 53, 80],
  [10, 'medium', 'two', 33, 66, 100],
  [16, 'medium', 'two', 76, 153, 230],
  [29, 'medium', 'two', 466, 933, 1400],
  // Above the table: the row of the twenties with the same last digit, four times for each ten points above it.
  [30, 'medium', 'two', 532, 1064, 1600],
  [35, 'medium', 'two', 1064, 2132, 3200],
  [39, 'medium', 'two', 1864, 3732, 5600],
  [40, 'medium', 'two', 2128, 4256, 6400],
  [45, 'medium', 'two', 4256, 8528, 12_800],
  // Bipeds of other sizes.
  [10, 'small', 'two', 24.75, 49.5, 75],
  [12, 'tiny', 'two', 21.5, 43, 65],
  [4, 'diminutive', 'two', 3.25, 6.5, 10],
  [1, 'fine', 'two', 0.375, 0.75, 1.25],
  [21, 'large', 'two', 306, 612, 920],
  [33, 'colossal', 'two', 12_800, 25_600, 38_400],
  // Quadrupeds.
  [13, 'medium', 'four', 75, 150, 225],
  [18, 'large', 'four', 300, 600, 900],
  [8, 'small', 'four', 26, 53, 80],
  [3, 'tiny', 'four', 7.5, 15, 22.5],
  [25, 'huge', 'four', 1596, 3198, 4800],
  [31, 'gargantuan', 'four', 7344, 14_688, 22_080],
])('Strength %i, %s, on %s legs', (strength, size, legs, light, medium, heavy) => {
  expect(loadLimits(strength, size, legs)).toEqual({ light, medium, heavy });
});

test.each([0, 2.5, 101, Number.NaN])('a Strength of %d has no load', (strength) => {
  expect(() => loadLimits(strength)).toThrow(RangeError);
});

test('a weight between two loads is the heavier one', () => {
  const limits = loadLimits(10);
  const loads = [0, 33, 33.5, 34, 66, 67, 100, 100.1].map((weight) => loadOf(weight, limits));
  expect(loads).toEqual(['light', 'light', 'medium', 'medium', 'medium', 'heavy', 'heavy', 'over']);
});

test('a load slows, and limits Dexterity, skills and running', () => {
  expect(loadEffects('light', 30)).toEqual({ maxDex: null, checkPenalty: 0, speed: 30, run: 4 });
  expect(loadEffects('medium', 30)).toEqual({ maxDex: 3, checkPenalty: -3, speed: 20, run: 4 });
  expect(loadEffects('heavy', 20)).toEqual({ maxDex: 1, checkPenalty: -6, speed: 15, run: 3 });
  expect(loadEffects('over', 30)).toMatchObject({ maxDex: 0, speed: 5, run: null });
});

test('the reduced speed of each base speed is that of the table', () => {
  const reduced = [20, 30, 40, 50, 60, 70, 80, 90, 100].map(reducedSpeed);
  expect(reduced).toEqual([15, 20, 30, 35, 40, 50, 55, 60, 70]);
});

test('a creature lifts its maximum load, twice of it off the ground, and drags five times of it', () => {
  expect(lifting(loadLimits(16))).toEqual({ overhead: 230, offGround: 460, drag: 1150 });
});
