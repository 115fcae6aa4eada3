import { expect, test } from 'vitest';
import { averageOf, criticalGain, damageAtSize, strengthDamage } from './weapon-damage.ts';

test('damage by size follows the table, for both ends of a double weapon', () => {
  const longsword = { damage_small: '1d6', damage_medium: '1d8' };
  expect((['tiny', 'small', 'medium', 'large'] as const).map((size) => damageAtSize(longsword, size))).toEqual([
    '1d4',
    '1d6',
    '1d8',
    '2d6',
  ]);
  expect(damageAtSize({ damage_small: '1d6/1d4', damage_medium: '1d8/1d6' }, 'large')).toBe('2d6/1d8');
  expect(damageAtSize({ damage_small: '1', damage_medium: '1d2' }, 'tiny')).toBeNull();
  expect(damageAtSize({ damage_small: null, damage_medium: null }, 'large')).toBeNull();
});

test('two hands add one and a half times a bonus, but not a penalty; bows and crossbows add nothing', () => {
  expect(strengthDamage({ hand: 'Two-handed melee weapon', slug: 'greatsword' }, 3)).toBe(4);
  expect(strengthDamage({ hand: 'Two-handed melee weapon', slug: 'greatsword' }, -1)).toBe(-1);
  expect(strengthDamage({ hand: 'One-handed melee weapon', slug: 'longsword' }, 3)).toBe(3);
  expect(strengthDamage({ hand: 'Ranged weapon', slug: 'sling' }, 3)).toBe(3);
  expect(strengthDamage({ hand: 'Ranged weapon', slug: 'longbow' }, 3)).toBe(0);
  expect(strengthDamage({ hand: 'Ranged weapon', slug: 'longbow' }, -2)).toBe(-2);
  expect(strengthDamage({ hand: 'Ranged weapon', slug: 'crossbow-light' }, -2)).toBe(0);
});

test('averages and the gain by criticals', () => {
  expect(averageOf('7d6')).toBe(24.5);
  expect(averageOf('1d8+5')).toBe(9.5);
  expect(averageOf('1')).toBe(1);
  expect(averageOf('see text')).toBeNull();
  expect(criticalGain('19–20/×2')).toBeCloseTo(0.1);
  expect(criticalGain('×3')).toBeCloseTo(0.1);
  expect(criticalGain('18–20/×2')).toBeCloseTo(0.15);
  expect(criticalGain('×4')).toBeCloseTo(0.15);
});
