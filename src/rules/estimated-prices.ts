/**
 * The prices of new magic items: rings, rods, staffs and wondrous items.
 *
 * Source: Dungeon Master's Guide, chapter 7 (SRD, Magic Items I: Table: Estimating Magic Item Gold Piece Values, Magic Item Gold
 * Piece Values, Creating Staffs, Adding New Abilities, Body Slot Affinities). Prices are in gp.
 */

import type { SpellCost } from './item-prices.ts';
import type { Duration } from './spell-facts.ts';

/** The items that are priced by their powers. */
export const NEW_ITEMS = { wondrous: 'Wondrous item', ring: 'Ring', rod: 'Rod', staff: 'Staff' } as const;
export type NewItem = keyof typeof NEW_ITEMS;

/** The most powers of a new item. The rules have no limit; a form and an address need one. */
export const MAX_POWERS = 8;

/** A line of the table for an effect with a figure. Its price is the square of the figure × `gp`. */
export interface FigureEffect {
  readonly name: string;
  readonly gp: number;
  readonly lowest: number;
  readonly highest: number;
  /** What the figure is called in a label: `+3`, `level 3`, `21`. */
  readonly figure: 'bonus' | 'level' | 'resistance';
  readonly example: string;
}

/** The spell resistance below which nothing is paid, and the price of each point above it. */
const FREE_RESISTANCE = 12;

const bonus = (name: string, gp: number, example: string, highest = 5): FigureEffect => ({
  name,
  gp,
  lowest: 1,
  highest,
  figure: 'bonus',
  example,
});

/** The eleven effects with a figure, in the order of the table. Bonuses are those of items that are not epic. */
export const FIGURE_EFFECTS = {
  ability: bonus('Ability bonus (enhancement)', 1000, 'Gloves of Dexterity +2', 6),
  armor: bonus('Armor bonus (enhancement)', 1000, '+1 chainmail', 8),
  'bonus-spell': {
    name: 'Bonus spell',
    gp: 1000,
    lowest: 1,
    highest: 9,
    figure: 'level',
    example: 'Pearl of power',
  },
  deflection: bonus('AC bonus (deflection)', 2000, 'Ring of protection +3'),
  'other-ac': bonus('AC bonus (other)', 2500, 'Ioun stone, dusty rose prism'),
  'natural-armor': bonus('Natural armor bonus (enhancement)', 2000, 'Amulet of natural armor +1'),
  resistance: bonus('Save bonus (resistance)', 1000, 'Cloak of resistance +5'),
  'other-save': bonus('Save bonus (other)', 2000, 'Stone of good luck'),
  skill: bonus('Skill bonus (competence)', 100, 'Cloak of elvenkind', 30),
  'spell-resistance': {
    name: 'Spell resistance',
    gp: 10_000,
    lowest: FREE_RESISTANCE + 1,
    highest: 32,
    figure: 'resistance',
    example: 'Mantle of spell resistance',
  },
  weapon: bonus('Weapon bonus (enhancement)', 2000, '+1 longsword'),
} as const satisfies Record<string, FigureEffect>;
export type FigureEffectName = keyof typeof FIGURE_EFFECTS;

/** The price of an effect with a figure: bonus² or spell level² × gp; spell resistance 10,000 gp for each point over 12. */
export function figureEffectPrice(effect: FigureEffectName, figure: number): number {
  const { gp } = FIGURE_EFFECTS[effect];
  return effect === 'spell-resistance' ? (figure - FREE_RESISTANCE) * gp : figure ** 2 * gp;
}

/** How an item casts a spell: a line of the table. Its price is spell level × caster level × `gp`. */
export interface SpellUse {
  readonly name: string;
  readonly gp: number;
  readonly example: string;
}

/** The five lines for spell effects; that of continuous items applies to use-activated ones too. */
export const SPELL_USES = {
  completion: { name: 'Single use, spell completion', gp: 25, example: 'Scroll of haste' },
  'single-use': { name: 'Single use, use-activated', gp: 50, example: 'Potion of cure light wounds' },
  trigger: { name: '50 charges, spell trigger', gp: 750, example: 'Wand of fireball' },
  command: { name: 'Command word', gp: 1800, example: 'Cape of the mountebank' },
  'use-activated': { name: 'Use-activated', gp: 2000, example: 'Lantern of revealing' },
  continuous: { name: 'Continuous', gp: 2000, example: 'Lantern of revealing' },
} as const satisfies Record<string, SpellUse>;
export type SpellUseName = keyof typeof SPELL_USES;

/** The charges of a charged item, and of a staff. */
export const ITEM_CHARGES = 50;
/** With this many uses a day a limit no longer lowers the price: it is divided by 5 / uses a day. */
export const UNLIMITED_USES = 5;

/** How often an item works that could work without limit: always, so often a day (1 to 5), or until its 50 charges are used. */
export type UseLimit = 'unlimited' | 'charged' | number;

/** The uses that a limit applies to: what is used up by itself has none. */
export const takesLimit = (use: SpellUseName): boolean => use === 'command' || use === 'use-activated';

/** A 0-level spell counts as half a level. */
export const levelForPrice = (spellLevel: number): number => (spellLevel === 0 ? 0.5 : spellLevel);

/** A spell effect of an item. */
export interface SpellEffect {
  use: SpellUseName;
  /** 0 to 9. */
  level: number;
  casterLevel: number;
  limit: UseLimit;
  duration: Duration;
}

/** The price of a spell effect without its components. */
export function spellEffectPrice({ use, level, casterLevel, limit, duration }: SpellEffect): number {
  const full = levelForPrice(level) * casterLevel * SPELL_USES[use].gp;
  return full * limitFactor(limit) * (use === 'continuous' ? continuousFactor(duration) : 1);
}

/** Charges per day: the price is divided by (5 / uses a day). Charged: half of the price without a limit. */
export function limitFactor(limit: UseLimit): number {
  if (limit === 'unlimited') return 1;
  return limit === 'charged' ? 1 / 2 : Math.min(limit, UNLIMITED_USES) / UNLIMITED_USES;
}

/**
 * The factor of a continuous effect by the duration of its spell: rounds 4, minutes 2, tens of minutes 1½, 24 hours or more ½,
 * all else 1 (the table's second note).
 */
export function continuousFactor(duration: Duration): number {
  if (typeof duration === 'string' || !('unit' in duration)) return 1;
  const amount = duration.amount ?? 1;
  switch (duration.unit) {
    case 'round':
      return 4;
    case 'minute':
      return amount >= 10 ? 1.5 : 2;
    case 'hour':
      return amount >= 24 ? 0.5 : 1;
    case 'day':
      return 0.5;
  }
}

/** How many castings' components a spell effect costs: those of its charges; 50 with a daily limit, 100 without any (the table's last note). */
export function componentCastings(use: SpellUseName, limit: UseLimit): number {
  if (use === 'completion' || use === 'single-use') return 1;
  if (use === 'trigger' || limit === 'charged') return ITEM_CHARGES;
  return limit === 'unlimited' ? 100 : 50;
}

/** The place of an item on the body: one that suits what it does, one that does not, or none. */
export const SPACES = {
  usual: { name: 'A place that suits it', factor: 1 },
  unusual: { name: 'An uncustomary place', factor: 1.5 },
  none: { name: 'No place on the body', factor: 2 },
} as const;
export type Space = keyof typeof SPACES;

/** Who can use an item: everyone, those with a skill (10 % less), those of a class or alignment (30 % less). */
export const RESTRICTIONS = {
  none: { name: 'Everyone', factor: 1 },
  skill: { name: 'Those with a certain skill', factor: 0.9 },
  class: { name: 'A certain class or alignment', factor: 0.7 },
} as const;
export type Restriction = keyof typeof RESTRICTIONS;

/** The share of a further power in an item that takes a place on the body. */
export const FURTHER_POWER = 1.5;
const SIMILAR_POWERS = [1, 0.75, 0.5];

/**
 * The share at which each power of an item counts, in the order given. In an item on the body the costliest counts in full and each
 * further one half as much again. Elsewhere all count in full, except similar ones: the costliest in full, the next at 75 %, all others
 * at half (Multiple Similar Abilities, Multiple Different Abilities). The line of the table for different abilities ("multiply higher
 * item cost by 2") contradicts this text, which is followed.
 */
export function powerShares(prices: readonly number[], space: Space, similar: boolean): number[] {
  const shares = prices.map(() => 1);
  const costliestFirst = [...prices.keys()].sort((a, b) => (prices[b] ?? 0) - (prices[a] ?? 0));
  for (const [rank, index] of costliestFirst.entries()) {
    if (space !== 'none') shares[index] = rank === 0 ? 1 : FURTHER_POWER;
    else if (similar) shares[index] = SIMILAR_POWERS[Math.min(rank, 2)] ?? 1;
  }
  return shares;
}

/** The lowest caster level of a staff. */
export const STAFF_CASTER_LEVEL = 8;
/** The price of a staff's costliest kind of spell: twice the 375 gp that its materials cost. */
export const STAFF_GP = 750;

/** A spell in a staff. */
export interface StaffSpell {
  /** 0 to 9. */
  level: number;
  /** Charges that one use takes: 1 or more. The price is divided by them. */
  charges: number;
}

/**
 * The price of each spell of a staff, in the order given, and the share at which it counts: the highest-level spell in full, the
 * costliest of the others at 75 %, the rest at half (Creating Staffs).
 */
export function staffPrices(spells: readonly StaffSpell[], casterLevel: number): { price: number; share: number }[] {
  const prices = spells.map(({ level, charges }) => (levelForPrice(level) * casterLevel * STAFF_GP) / charges);
  const priceOf = (index: number) => prices[index] ?? 0;
  const levelOf = (index: number) => spells[index]?.level ?? 0;
  const all = [...spells.keys()];
  const [first = 0] = all.toSorted((a, b) => levelOf(b) - levelOf(a) || priceOf(b) - priceOf(a));
  const [second] = all.filter((index) => index !== first).sort((a, b) => priceOf(b) - priceOf(a));
  const shareOf = (index: number) => (index === first ? 1 : index === second ? 0.75 : 0.5);
  return prices.map((price, index) => ({ price, share: shareOf(index) }));
}

/** How many times the components of a spell in a staff are paid: 50 divided by the charges of one use, rounded down. */
export function staffCastings({ charges }: StaffSpell): number {
  return Math.floor(ITEM_CHARGES / charges);
}

/** The components of so many castings. */
export const componentsOf = ({ gp, xp }: SpellCost, castings: number): SpellCost => ({
  gp: gp * castings,
  xp: xp * castings,
});
