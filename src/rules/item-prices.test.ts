import { expect, test } from 'vitest';
import {
  auraDc,
  auraStrength,
  creationCost,
  epicCreationCost,
  magicArmorPrice,
  magicWeaponPrice,
  minimumCasterLevel,
  potionPrice,
  priceOfCreationCost,
  scrollPrice,
  wandPrice,
} from './item-prices.ts';

test('a potion of cure light wounds costs 50 gp, one of barkskin +5 made at 12th level 1,200 gp', () => {
  expect(potionPrice(1, 1)).toBe(50);
  expect(potionPrice(2, 12)).toBe(1200);
});

test('a level 0 spell counts as half a level', () => {
  expect(scrollPrice(0, 1)).toBe(12.5);
  expect(wandPrice(0, 1)).toBe(375);
});

test('components are added once to a scroll and fifty times to a wand', () => {
  expect(scrollPrice(4, 7, { gp: 250, xp: 0 })).toBe(950);
  expect(wandPrice(4, 7, { gp: 250, xp: 0 })).toBe(33500);
  expect(scrollPrice(9, 17, { gp: 0, xp: 5000 })).toBe(28825);
});

test.each([
  ['wizard', 3, 5],
  ['cleric', 0, 1],
  ['sorcerer', 3, 6],
  ['bard', 1, 2],
  ['bard', 6, 16],
  ['paladin', 1, 2],
  ['ranger', 4, 7],
] as const)('a %s casts spells of level %i from caster level %i on', (casterClass, spellLevel, casterLevel) => {
  expect(minimumCasterLevel(casterClass, spellLevel)).toBe(casterLevel);
});

test('spells beyond a class have no caster level', () => {
  expect(minimumCasterLevel('bard', 7)).toBeNull();
  expect(minimumCasterLevel('ranger', 0)).toBeNull();
  expect(minimumCasterLevel('wizard', 10)).toBeNull();
});

test('a flame tongue costs its maker half its base price, a 25th of it in XP, and the masterwork longsword', () => {
  expect(creationCost(20715 - 315, { gp: 315, xp: 0 })).toEqual({ gp: 10515, xp: 816 });
  expect(priceOfCreationCost({ gp: 10515, xp: 816 }, 315)).toBe(20715);
});

test('a tome of clear thought +1 costs the XP of a wish beside its own', () => {
  expect(creationCost(2500, { gp: 0, xp: 5000 })).toEqual({ gp: 1250, xp: 5100 });
  expect(priceOfCreationCost({ gp: 1250, xp: 5100 })).toBe(27500);
});

test('an epic weapon costs its maker 10,000 XP and a hundredth of its base price', () => {
  expect(epicCreationCost(770000, { gp: 310, xp: 0 })).toEqual({ gp: 385310, xp: 17700 });
});

test('enhancement prices go with the square of the bonus', () => {
  expect(magicWeaponPrice(3)).toBe(18000);
  expect(magicWeaponPrice(6, true)).toBe(720000);
  expect(magicArmorPrice(5)).toBe(25000);
  expect(magicArmorPrice(6, true)).toBe(360000);
});

test('the aura follows the caster level', () => {
  expect([5, 6, 11, 12, 20, 21].map(auraStrength)).toEqual([
    'faint',
    'moderate',
    'moderate',
    'strong',
    'strong',
    'overwhelming',
  ]);
});

test('the school of a caster level 5 aura is told at DC 17', () => {
  expect(auraDc(5)).toBe(17);
});
