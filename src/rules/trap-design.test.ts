import { expect, test } from 'vitest';
import {
  magicTrapCost,
  magicTrapDc,
  magicTrapRating,
  magicTrapSaveDc,
  spellTrapCost,
  trapCraftDays,
} from './magic-traps.ts';
import {
  type MechanicalTrap,
  mechanicalTrapCost,
  mechanicalTrapRating,
  trapCraftDc,
  trapCraftWeeks,
} from './trap-design.ts';

/* Sample traps worked out by hand from the tables; each also is what the book prints. */

const PLAIN: MechanicalTrap = {
  trigger: 'location',
  reset: 'manual',
  bypass: 'none',
  searchDc: 20,
  disableDc: 20,
  reflexDc: null,
  attackBonus: null,
  averageDamage: 0,
  damageBonus: 0,
  poison: null,
  mimickedSpell: 0,
  liquid: false,
  multipleTargets: false,
  neverMiss: false,
  onsetDelay: 0,
  pitSpikes: false,
  touchAttack: false,
  extraPrice: 0,
};

const SAMPLES: [name: string, features: Partial<MechanicalTrap>, rating: number, gp: number][] = [
  // 3.5 points are half of 7: +1. (1,000 + 1,000) × 1.
  ['basic arrow trap', { trigger: 'proximity', attackBonus: 10, averageDamage: 3.5 }, 1, 2000],
  // 7 points +1, multiple targets +1, spikes +1, Disable Device 25 +1. (1,000 − 200 + 1,000) × 4.
  [
    'wide-mouth spiked pit trap',
    { searchDc: 18, disableDc: 25, reflexDc: 20, averageDamage: 7, multipleTargets: true, pitSpikes: true },
    4,
    7200,
  ],
  // 1d4 darts of 3.5 points: 8.75, +1; multiple targets +1; Search 14 −1. (1,000 − 600 + 100) × 1.
  [
    'fusillade of darts',
    { searchDc: 14, attackBonus: 10, averageDamage: 8.75, damageBonus: 1, multipleTargets: true },
    1,
    500,
  ],
  // 6.5 points +1, poison +4, multiple targets +1. (1,000 + 1,000 + 300 + 400) × 6 + 700 × 20.
  [
    'whirling poison blades',
    {
      trigger: 'timed',
      reset: 'automatic',
      bypass: 'hidden-lock',
      attackBonus: 10,
      averageDamage: 6.5,
      damageBonus: 4,
      poison: 'purple-worm-poison',
      multipleTargets: true,
      extraPrice: 700,
    },
    6,
    30_200,
  ],
  // Liquid +5, delay of 5 rounds −1, never miss takes the +1 of multiple targets. (1,000 + 500 − 300 + 600 + 1,000) × 4.
  [
    'water-filled room trap',
    {
      reset: 'automatic',
      searchDc: 17,
      disableDc: 23,
      liquid: true,
      multipleTargets: true,
      neverMiss: true,
      onsetDelay: 5,
    },
    4,
    11_200,
  ],
  // Poison +4, Search 25 +1. (1,000 − 100 + 1,000 − 100) × 5 + 650.
  [
    'doorknob smeared with contact poison',
    { trigger: 'attached', searchDc: 25, disableDc: 19, poison: 'nitharit', extraPrice: 650 },
    5,
    9650,
  ],
  // 42 points +6, delay of 1 round +3. (1,000 − 200 − 400 + 1,000) × 9.
  [
    'dropping ceiling',
    { reset: 'repair', disableDc: 16, averageDamage: 42, multipleTargets: true, neverMiss: true, onsetDelay: 1 },
    9,
    12_600,
  ],
  // 28 points +4, +20 to hit +2, multiple targets +1, Search 14 −1. (1,000 + 1,000 − 500 − 600 − 400 + 2,000) × 6.
  [
    'built-to-collapse wall',
    {
      trigger: 'proximity',
      reset: 'none',
      searchDc: 14,
      disableDc: 16,
      attackBonus: 20,
      averageDamage: 28,
      multipleTargets: true,
    },
    6,
    15_000,
  ],
  // 14 points +2, +5 to hit −1. (1,000 − 500) × 1.
  ['swinging block trap', { trigger: 'touch', attackBonus: 5, averageDamage: 14 }, 1, 500],
];

test.each(SAMPLES)('%s', (_, features, rating, gp) => {
  const trap = { ...PLAIN, ...features };
  const sum = mechanicalTrapRating(trap);
  expect(sum.total).toBe(rating);
  expect(sum.terms.reduce((all, { value }) => all + value, 0)).toBe(rating);
  expect(mechanicalTrapCost(trap, rating).total).toBe(gp);
});

test('a trap costs at least 100 gp for each point of its challenge rating', () => {
  const trap = { ...PLAIN, reset: 'none', searchDc: 10, disableDc: 10 } as const;
  expect(mechanicalTrapCost(trap, 3)).toMatchObject({ base: -1500, total: 300 });
});

test('a magic trap counts its spell or its damage, whichever is more', () => {
  // Flame strike (5th), 9d6: 31.5 points lie exactly between 28 and 35, and count as 35.
  expect(magicTrapRating(5, 31.5).total).toBe(6);
  // Lightning bolt (3rd), 10d6: 35 points.
  expect(magicTrapRating(3, 35).total).toBe(6);
  // Bestow curse (3rd) deals none.
  expect(magicTrapRating(3, 0).total).toBe(4);
  expect([magicTrapDc(3), magicTrapSaveDc(3), magicTrapSaveDc(1)]).toEqual([28, 14, 11]);
});

test('a magic device pays for all its spells, and a hundredfold for components if it resets itself', () => {
  const spell = (level: number, casterLevel: number, materials = 0) => ({ level, casterLevel, materials, xp: 0 });
  // Energy drain (9th, 17th caster level) seen by true seeing (5th, 9th, 250 gp).
  expect(magicTrapCost([spell(9, 17), spell(5, 9, 250)], true)).toEqual({ gp: 124_000, xp: 7920 });
  // Flame strike by detect magic, of level 0.
  expect(magicTrapCost([spell(5, 9), spell(0, 1)], true)).toEqual({ gp: 22_750, xp: 1820 });
  expect(magicTrapCost([spell(4, 7)], false)).toEqual({ gp: 1400, xp: 112 });
  expect(magicTrapCost([{ ...spell(1, 1), xp: 10 }], false)).toEqual({ gp: 100, xp: 4 });
  expect(spellTrapCost([spell(2, 3, 25)])).toBe(85);
  // 10 × 5 × 3 + 5 × 100; of level 0 10 × 1 × ½.
  expect(spellTrapCost([{ ...spell(3, 5), xp: 100 }])).toBe(650);
  expect(spellTrapCost([spell(0, 1)])).toBe(5);
  expect([trapCraftDays(500), trapCraftDays(1400)]).toEqual([1, 3]);
});

test('the Craft DC goes by challenge rating, proximity trigger and automatic reset', () => {
  expect(trapCraftDc(3, 'location', 'manual')).toBe(20);
  expect(trapCraftDc(5, 'proximity', 'automatic')).toBe(35);
  expect(trapCraftDc(10, 'touch', 'repair')).toBe(30);
  expect([trapCraftDc(11, 'touch', 'repair'), trapCraftDc(0, 'touch', 'repair')]).toEqual([null, null]);
});

test('the time to build follows from price and DC', () => {
  // 2,000 gp are 20,000 sp; a week makes 25 × 25.
  expect(trapCraftWeeks(2000, 25)).toBe(32);
});
