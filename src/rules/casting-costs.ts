import type { SpellCost } from './item-prices.ts';

/** What a casting is taken to cost where the spell leaves it open. */
export interface AssumedCost {
  cost: (casterLevel: number) => SpellCost;
  /** What this pays for, in words. */
  covers: (casterLevel: number) => string;
}

const gp = (amount: number) => () => ({ gp: amount, xp: 0 });
const xp = (amount: number) => () => ({ gp: 0, xp: amount });

/** Everyone whom a caster takes along, one creature for every two levels, and the caster. */
const travelers = (casterLevel: number) => 1 + Math.floor(casterLevel / 2);

/**
 * The components of one casting of each spell whose cost depends on what it is cast for, as the price tables of scrolls and their
 * footnotes assume them (SRD, Arcane Spell Scrolls, Divine Spell Scrolls).
 */
export const ASSUMED_COSTS: Readonly<Record<string, AssumedCost>> = {
  // Black onyx of 25 gp for each Hit Die, two of which can be raised per level.
  'animate-dead': {
    cost: (casterLevel) => ({ gp: 50 * casterLevel, xp: 0 }),
    covers: (casterLevel) => `black onyx for undead of ${2 * casterLevel} Hit Dice`,
  },
  // A jacinth of 1,000 gp, and a silver bar of 5 gp for each person.
  'astral-projection': {
    cost: (casterLevel) => ({ gp: 1000 + 5 * travelers(casterLevel), xp: 0 }),
    covers: (casterLevel) => `a jacinth, and silver bars for ${travelers(casterLevel)} persons`,
  },
  // Opals of 500 gp for each Hit Die, and props of 500 gp.
  binding: { cost: gp(5500), covers: () => 'a target of 10 Hit Dice' },
  // Black onyx of 50 gp for each Hit Die of the mightiest kind, a mohrg or a devourer.
  'create-undead': { cost: gp(700), covers: () => 'black onyx for undead of 14 Hit Dice' },
  'create-greater-undead': { cost: gp(600), covers: () => 'black onyx for undead of 12 Hit Dice' },
  // 1,500 gp, and as much for each cube.
  forbiddance: { cost: gp(3000), covers: () => 'one 60-foot cube without a password' },
  // 1,000 gp, and as much for each level of the tied spell.
  hallow: { cost: gp(5000), covers: () => 'a tied spell of 4th level' },
  unhallow: { cost: gp(5000), covers: () => 'a tied spell of 4th level' },
  permanency: { cost: xp(1800), covers: () => '1,800 XP, as in the price of the printed scroll' },
  simulacrum: {
    cost: xp(1000),
    covers: () => 'the XP of 10 Hit Dice or less, without powdered ruby of 100 gp for each Hit Die',
  },
  'trap-the-soul': { cost: gp(10000), covers: () => 'a gem for a creature of 10 Hit Dice' },
};
