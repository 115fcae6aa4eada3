import { expect, test } from 'vitest';
import {
  componentCastings,
  continuousFactor,
  type FigureEffectName,
  figureEffectPrice,
  powerShares,
  type SpellEffect,
  spellEffectPrice,
  staffCastings,
  staffPrices,
} from './estimated-prices.ts';

// Worked out by hand from the table; the items are its examples, at the prices that their descriptions print.
test.each<[item: string, effect: FigureEffectName, figure: number, gp: number]>([
  ['Gloves of Dexterity +2', 'ability', 2, 4000],
  ['Headband of intellect +6', 'ability', 6, 36_000],
  ['Bracers of armor +3', 'armor', 3, 9000],
  ['Pearl of power, 3rd-level spell', 'bonus-spell', 3, 9000],
  ['Ring of protection +3', 'deflection', 3, 18_000],
  ['Ioun stone, dusty rose prism, without its second half', 'other-ac', 1, 2500],
  ['Amulet of natural armor +1', 'natural-armor', 1, 2000],
  ['Cloak of resistance +5', 'resistance', 5, 25_000],
  ['A luck bonus of +2 on saves', 'other-save', 2, 8000],
  ['Cloak of elvenkind', 'skill', 5, 2500],
  ['Mantle of spell resistance 21', 'spell-resistance', 21, 90_000],
  ['Spell resistance 13', 'spell-resistance', 13, 10_000],
])('%s', (_, effect, figure, gp) => {
  expect(figureEffectPrice(effect, figure)).toBe(gp);
});

const effect = (part: Partial<SpellEffect>): SpellEffect => ({
  use: 'command',
  level: 1,
  casterLevel: 1,
  limit: 'unlimited',
  duration: 'instantaneous',
  ...part,
});

test.each<[item: string, effect: Partial<SpellEffect>, gp: number]>([
  ['Scroll of haste: 3 × 5 × 25', { use: 'completion', level: 3, casterLevel: 5 }, 375],
  ['Potion of cure light wounds: 1 × 1 × 50', { use: 'single-use' }, 50],
  ['Wand of fireball: 3 × 5 × 750', { use: 'trigger', level: 3, casterLevel: 5 }, 11_250],
  ['Hat of disguise: 1 × 1 × 1,800', {}, 1800],
  ['A cantrip by command: ½ × 1 × 1,800', { level: 0 }, 900],
  ['Cape of the mountebank: 4 × 7 × 1,800 / 5', { level: 4, casterLevel: 7, limit: 1 }, 10_080],
  ['Boots of teleportation: 5 × 9 × 1,800 × 3 / 5', { level: 5, casterLevel: 9, limit: 3 }, 48_600],
  ['Five times a day is without limit: 3 × 5 × 1,800', { level: 3, casterLevel: 5, limit: 5 }, 27_000],
  ['With 50 charges: 3 × 5 × 1,800 / 2', { level: 3, casterLevel: 5, limit: 'charged' }, 13_500],
  ['Lantern of revealing: 3 × 5 × 2,000', { use: 'use-activated', level: 3, casterLevel: 5 }, 30_000],
  [
    'Goggles of night: 2 × 3 × 2,000, an hour a level',
    { use: 'continuous', level: 2, casterLevel: 3, duration: { amount: 1, unit: 'hour', per_level: true } },
    12_000,
  ],
  [
    'Haste for ever: 3 × 5 × 2,000 × 4, rounds',
    { use: 'continuous', level: 3, casterLevel: 5, duration: { amount: 1, unit: 'round', per_level: true } },
    120_000,
  ],
  [
    'Fly for ever: 3 × 5 × 2,000 × 2, a minute a level',
    { use: 'continuous', level: 3, casterLevel: 5, duration: { amount: 1, unit: 'minute', per_level: true } },
    60_000,
  ],
])('%s', (_, part, gp) => {
  expect(spellEffectPrice(effect(part))).toBe(gp);
});

test('the longer a spell lasts by itself, the less its endless form costs', () => {
  const factors = [
    { amount: 1, unit: 'round' },
    { amount: 1, unit: 'minute' },
    { amount: 10, unit: 'minute' },
    { amount: 2, unit: 'hour' },
    { amount: 24, unit: 'hour' },
    { amount: 1, unit: 'day' },
  ] as const;
  expect(factors.map(continuousFactor)).toEqual([4, 2, 1.5, 1, 0.5, 0.5]);
  expect(continuousFactor('concentration')).toBe(1);
});

test('on the body further powers cost half as much again, elsewhere similar ones cost less', () => {
  // +2 on saves 4,000 gp and +5 on a skill 2,500 gp in a cloak: 4,000 + 1.5 × 2,500.
  expect(powerShares([2500, 4000], 'usual', false)).toEqual([1.5, 1]);
  expect(powerShares([2500, 4000], 'unusual', true)).toEqual([1.5, 1]);
  expect(powerShares([2500, 4000], 'none', false)).toEqual([1, 1]);
  expect(powerShares([400, 2500, 900, 100], 'none', true)).toEqual([0.5, 1, 0.75, 0.5]);
});

test.each<[item: string, spells: [level: number, charges: number][], casterLevel: number, gp: number]>([
  // Charm monster in full 4 × 8 × 750 / 2, charm person at 75 % 1 × 8 × 750.
  [
    'Staff of charming',
    [
      [1, 1],
      [4, 2],
    ],
    8,
    16_500,
  ],
  // Cone of cold 5 × 10 × 750 / 2 in full, as the highest in level; ice storm and wall of ice 30,000 at 75 % and at half.
  [
    'Staff of frost',
    [
      [4, 1],
      [4, 1],
      [5, 2],
    ],
    10,
    56_250,
  ],
  // Sunburst 30,000, daylight 16,875 at 75 %, two cantrips of 5,625 at half; printed 48,250.
  [
    'Staff of illumination',
    [
      [0, 1],
      [0, 1],
      [3, 2],
      [8, 3],
    ],
    15,
    48_281.25,
  ],
  // Move earth 49,500, passwall 41,250 at 75 %; printed 80,500.
  [
    'Staff of earth and stone',
    [
      [5, 1],
      [6, 1],
    ],
    11,
    80_437.5,
  ],
])('%s', (_, spells, casterLevel, gp) => {
  const prices = staffPrices(
    spells.map(([level, charges]) => ({ level, charges })),
    casterLevel,
  );
  expect(prices.reduce((sum, { price, share }) => sum + price * share, 0)).toBe(gp);
});

test('components are paid for every casting that an item holds', () => {
  expect(componentCastings('completion', 'unlimited')).toBe(1);
  expect(componentCastings('trigger', 'unlimited')).toBe(50);
  expect(componentCastings('command', 'charged')).toBe(50);
  // Five uses a day lower no price, but are a daily limit.
  expect([2, 5].map((uses) => componentCastings('command', uses))).toEqual([50, 50]);
  expect([componentCastings('command', 'unlimited'), componentCastings('continuous', 'unlimited')]).toEqual([100, 100]);
  expect([1, 2, 3].map((charges) => staffCastings({ level: 1, charges }))).toEqual([50, 25, 16]);
});
