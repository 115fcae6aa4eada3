import { assert, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { amountAt, formatAmount, type SpellAmount } from './spell-amounts.ts';

const FIREBALL: SpellAmount = { dice: '1d6', per_levels: 1, max: 10, type: 'fire' };
const CURE: SpellAmount = { of: 'healing', dice: '1d8', plus_per_levels: 1, plus_max: 5 };
const HEAL: SpellAmount = { of: 'healing', points: 10, per_levels: 1, max: 150 };
const MISSILES: SpellAmount = { dice: '1d4+1', each: { of: 'missile', per_levels: 2, from: 1, max: 5 } };
const RAYS: SpellAmount = { dice: '4d6', each: { of: 'ray', per_levels: 4, from: 3, max: 3 } };
const BOLTS: SpellAmount = { dice: '3d6', each: { of: 'bolt', per_levels: 1, max: 10 } };
const DISINTEGRATE: SpellAmount = { dice: '2d6', per_levels: 1, max: 40 };
const FAVOR: SpellAmount = { of: 'bonus', points: 1, per_levels: 3, max: 6 };

test.each([
  [FIREBALL, '1d6/level (maximum 10d6)'],
  [CURE, '1d8 + 1/level (maximum +5)'],
  [HEAL, '10 points/level (maximum 150)'],
  [MISSILES, '1d4+1 each; one missile, +1/2 levels beyond 1st (maximum 5)'],
  [BOLTS, '3d6 each; one bolt/level (maximum 10)'],
  [FAVOR, '+1/3 levels (maximum +6)'],
])('%o reads %s', (amount, words) => {
  expect(formatAmount(amount)).toBe(words);
});

test.each([
  [FIREBALL, [5, 10, 20], ['5d6', '10d6', '10d6']],
  [CURE, [1, 5, 9], ['1d8+1', '1d8+5', '1d8+5']],
  [HEAL, [11, 15, 20], ['110', '150', '150']],
  [DISINTEGRATE, [11, 20, 25], ['22d6', '40d6', '40d6']],
  [{ dice: '1d8', per_levels: 2, max: 5 }, [1, 5, 20], ['1d8', '2d8', '5d8']],
  [FAVOR, [1, 9, 30], ['1', '3', '6']],
])('%o grows with the level to its limit', (amount, levels, values) => {
  expect(levels.map((level) => amountAt(amount, level).value)).toEqual(values);
});

test('missiles, rays and bolts grow in number', () => {
  const counts = (amount: SpellAmount, levels: number[]) => levels.map((level) => amountAt(amount, level).count);
  expect(counts(MISSILES, [1, 2, 3, 5, 9, 20])).toEqual([1, 1, 2, 3, 5, 5]);
  expect(counts(RAYS, [3, 6, 7, 11, 20])).toEqual([1, 1, 2, 3, 3]);
  expect(counts(BOLTS, [5, 10, 12])).toEqual([5, 10, 10]);
});

test('no level leads to less than the one below, nor past the limit', () => {
  const count = integer({ min: 1, max: 12 });
  const maybe = option(integer({ min: 12, max: 200 }), { nil: undefined });
  const amounts = record({ points: count, per_levels: count, max: maybe, plus_per_levels: count, plus_max: maybe });
  assert(
    property(amounts, integer({ min: 1, max: 59 }), (amount, level) => {
      const at = (casterLevel: number) => Number(amountAt(amount, casterLevel).value);
      expect(at(level)).toBeLessThanOrEqual(at(level + 1));
      if (amount.max !== undefined && amount.plus_max !== undefined)
        expect(at(level)).toBeLessThanOrEqual(amount.max + amount.plus_max);
    }),
  );
});
