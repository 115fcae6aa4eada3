import { expect, test } from 'vitest';
import {
  commonGp,
  craftDc,
  craftWeeks,
  creationDays,
  type MaterialPrice,
  magicGp,
  masterworkGp,
  pricedSizes,
  sizedItem,
} from './crafting.ts';

const LONGSWORD = { sort: 'weapon', gp: 15, weight_lb: 4, double: false } as const;
const FULL_PLATE = { sort: 'armor', gp: 1500, weight_lb: 50, double: false } as const;
const PLAIN: MaterialPrice = {
  times: 1,
  plus_gp: 0,
  plus_gp_per_lb: 0,
  with_masterwork: false,
  always_masterwork: false,
  enchanting_gp: 0,
};

test('a thing costs and weighs more for larger creatures', () => {
  expect(sizedItem(LONGSWORD, 'large')).toMatchObject({ gp: 30, weight_lb: 8 });
  expect(sizedItem(LONGSWORD, 'small')).toMatchObject({ gp: 15, weight_lb: 2 });
  expect(sizedItem(LONGSWORD, 'huge')).toBeNull();
  expect(sizedItem(FULL_PLATE, 'tiny')).toMatchObject({ gp: 750, weight_lb: 5 });
  expect(sizedItem(FULL_PLATE, 'colossal')).toMatchObject({ gp: 24_000, weight_lb: 600 });
  expect(pricedSizes('ammunition')).toEqual(['small', 'medium', 'large']);
});

test('materials and masterwork add to the price as each of them says', () => {
  expect(commonGp(LONGSWORD, null, true)).toBe(315);
  const coldIron = { ...PLAIN, times: 2, enchanting_gp: 2000 };
  expect([commonGp(LONGSWORD, coldIron, false), commonGp(LONGSWORD, coldIron, true)]).toEqual([30, 330]);
  const adamantine = { ...PLAIN, plus_gp: 3000, always_masterwork: true };
  expect(commonGp(LONGSWORD, adamantine, false)).toBe(3015);
  const darkwood = { ...PLAIN, plus_gp_per_lb: 10, with_masterwork: true, always_masterwork: true };
  expect(commonGp({ ...LONGSWORD, gp: 75, weight_lb: 3 }, darkwood, true)).toBe(405);
  const dragonhide = { ...PLAIN, times: 2, with_masterwork: true, always_masterwork: true };
  expect(commonGp(FULL_PLATE, dragonhide, true)).toBe(3300);
  expect(masterworkGp({ sort: 'weapon', double: true })).toBe(600);
});

test('magic costs the square of the bonus', () => {
  expect([magicGp('weapon', 3), magicGp('ammunition', 1), magicGp('armor', 3), magicGp('shield', 10)]).toEqual([
    18_000, 2000, 9000, 100_000,
  ]);
});

test.each([
  [500, 1],
  [1000, 1],
  [2500, 2],
  [18_000, 18],
])('an item of %i gp takes %i days', (gp, days) => {
  expect(creationDays(gp)).toBe(days);
});

test('the Craft skill asks for more of what is harder to make', () => {
  const weapon = { sort: 'weapon', ranged: null, composite: false, strength: 0, armorBonus: 0 } as const;
  expect(['simple', 'martial', 'exotic'].map((category) => craftDc({ ...weapon, category }))).toEqual([12, 15, 18]);
  expect(craftDc({ ...weapon, category: 'martial', ranged: 'bow' })).toBe(12);
  expect(craftDc({ ...weapon, category: 'martial', ranged: 'bow', composite: true, strength: 3 })).toBe(21);
  expect(craftDc({ ...weapon, category: 'simple', ranged: 'crossbow' })).toBe(15);
  expect(craftDc({ ...weapon, sort: 'armor', category: '', armorBonus: 8 })).toBe(18);
});

test('work goes on by the check result times the DC in silver pieces a week', () => {
  expect(craftWeeks(15, 15, 20)).toBe(1);
  expect(craftWeeks(1500, 18, 20)).toBe(42);
  expect(craftWeeks(300, 20, 19)).toBeNull();
});
