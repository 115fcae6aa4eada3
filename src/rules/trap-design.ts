/**
 * The challenge rating of a trap, what it costs and what it takes to build it.
 *
 * Source: Dungeon Master's Guide, pages 74–76 (SRD "Traps", Designing a Trap).
 */
import { type Sum, sumOf, type Term } from './sums.ts';

export type MechanicalTrigger = 'location' | 'proximity' | 'touch' | 'attached' | 'timed';
export type TrapReset = 'none' | 'repair' | 'manual' | 'automatic';
export type TrapBypass = 'none' | 'lock' | 'hidden-switch' | 'hidden-lock';

/** What each poison adds to the challenge rating, by its slug (Table: CR Modifiers for Mechanical Traps). */
export const TRAP_POISONS = {
  'black-adder-venom': 1,
  'black-lotus-extract': 8,
  bloodroot: 1,
  'blue-whinnis': 1,
  'burnt-othur-fumes': 6,
  deathblade: 5,
  'dragon-bile': 6,
  'giant-wasp-poison': 3,
  'greenblood-oil': 1,
  'insanity-mist': 4,
  'large-scorpion-venom': 3,
  'malyss-root-paste': 3,
  'medium-spider-venom': 2,
  nitharit: 4,
  'purple-worm-poison': 4,
  'sassone-leaf-residue': 3,
  'shadow-essence': 3,
  'small-centipede-poison': 1,
  'terinav-root': 5,
  'ungol-dust': 3,
  'wyvern-poison': 5,
} as const;
export type TrapPoison = keyof typeof TRAP_POISONS;

/** The features of a mechanical trap. Null: it has no such save or attack. */
export type MechanicalTrap = {
  trigger: MechanicalTrigger;
  reset: TrapReset;
  bypass: TrapBypass;
  searchDc: number;
  disableDc: number;
  reflexDc: number | null;
  attackBonus: number | null;
  /** Of a hit, with multiple attacks and the damage bonus, without poison and pit spikes. */
  averageDamage: number;
  /** The high strength rating of a ranged attack, or the high Strength bonus of a melee attack. */
  damageBonus: number;
  poison: TrapPoison | null;
  /** The level of the spell that an alchemical device mimics; 0 without one. */
  mimickedSpell: number;
  liquid: boolean;
  multipleTargets: boolean;
  neverMiss: boolean;
  /** In rounds; 0 without one. */
  onsetDelay: number;
  pitSpikes: boolean;
  touchAttack: boolean;
  /** The price of its poison and alchemical items in gp, one dose or item of each. */
  extraPrice: number;
};

/** Sums the terms; those of 0 are left out. */
function sumOfNonzero(terms: readonly Term[]): Sum {
  return sumOf(terms.filter(({ value }) => value !== 0));
}

/** The challenge rating of a mechanical trap (Table: CR Modifiers for Mechanical Traps). Below 1 it needs more features. */
export function mechanicalTrapRating(trap: MechanicalTrap): Sum {
  const { searchDc, disableDc, reflexDc, attackBonus, poison, multipleTargets, neverMiss } = trap;
  return sumOfNonzero([
    { label: 'Search DC', value: dcRating(searchDc) },
    { label: 'Disable Device DC', value: dcRating(disableDc) },
    { label: 'Reflex save DC', value: reflexDc === null ? 0 : dcRating(reflexDc) },
    { label: 'attack bonus', value: attackBonus === null ? 0 : attackRating(attackBonus) },
    { label: 'average damage', value: damageRating(trap.averageDamage) },
    { label: 'alchemical device', value: trap.mimickedSpell },
    { label: 'liquid', value: trap.liquid ? 5 : 0 },
    { label: 'multiple targets', value: multipleTargets && !neverMiss ? 1 : 0 },
    { label: 'onset delay', value: onsetRating(trap.onsetDelay) },
    { label: 'poison', value: poison === null ? 0 : TRAP_POISONS[poison] },
    { label: 'pit spikes', value: trap.pitSpikes ? 1 : 0 },
    { label: 'touch attack', value: trap.touchAttack ? 1 : 0 },
  ]);
}

/** The modifier for a Search, Disable Device or Reflex save DC. */
function dcRating(dc: number): number {
  if (dc <= 15) return -1;
  if (dc <= 24) return 0;
  return dc <= 29 ? 1 : 2;
}

/** The modifier for an attack bonus; the table ends at +24, and higher bonuses count the same. */
function attackRating(bonus: number): number {
  if (bonus <= 0) return -2;
  if (bonus <= 5) return -1;
  if (bonus <= 14) return 0;
  return bonus <= 19 ? 1 : 2;
}

/** +1 for each 7 points, rounded to the nearest multiple of 7, up where it lies exactly between two. */
export const damageRating = (average: number): number => Math.floor(average / 7 + 0.5);

const ONSET_RATINGS = [0, 3, 2, 1] as const;

/** The modifier for an onset delay; 4 rounds and more make a trap less dangerous. */
const onsetRating = (rounds: number): number => ONSET_RATINGS[rounds] ?? -1;

const BASE_COST = 1000;
const TRIGGER_COSTS = { location: 0, proximity: 1000, touch: 0, attached: -100, timed: 1000 } as const;
const RESET_COSTS = { none: -500, repair: -200, manual: 0, automatic: 500 } as const;
const BYPASS_COSTS = { none: 0, lock: 100, 'hidden-switch': 200, 'hidden-lock': 300 } as const;
const MIN_COST_PER_RATING = 100;
const DOSES_OF_AUTOMATIC_RESET = 20;

/** The cost of a mechanical trap: its terms, the base cost that they come to, and what is added after the multiplication. */
export type TrapCost = Sum & { base: number; extra: number };

/** The market price in gp of a mechanical trap of a challenge rating (Table: Cost Modifiers for Mechanical Traps). */
export function mechanicalTrapCost(trap: MechanicalTrap, rating: number): TrapCost {
  const { trigger, reset, reflexDc, attackBonus } = trap;
  const { terms, total: base } = sumOfNonzero([
    { label: 'base', value: BASE_COST },
    { label: 'trigger', value: TRIGGER_COSTS[trigger] },
    { label: 'reset', value: trigger === 'timed' && reset === 'automatic' ? 0 : RESET_COSTS[reset] },
    { label: 'bypass', value: BYPASS_COSTS[trap.bypass] },
    { label: 'Search DC', value: costFrom(trap.searchDc, 20, 200) },
    { label: 'Disable Device DC', value: costFrom(trap.disableDc, 20, 200) },
    { label: 'Reflex save DC', value: reflexDc === null ? 0 : costFrom(reflexDc, 20, 300) },
    { label: 'attack bonus', value: attackBonus === null ? 0 : costFrom(attackBonus, 10, 200) },
    { label: 'damage bonus', value: 100 * trap.damageBonus },
    { label: 'never miss', value: trap.neverMiss ? 1000 : 0 },
  ]);
  const extra = trap.extraPrice * (reset === 'automatic' ? DOSES_OF_AUTOMATIC_RESET : 1);
  return { terms, base, extra, total: Math.max(base * rating + extra, MIN_COST_PER_RATING * rating) };
}

/** 100 gp less for each point below the usual figure, and `more` for each point above it. */
const costFrom = (figure: number, usual: number, more: number): number =>
  (figure - usual) * (figure > usual ? more : 100);

/** The highest challenge rating of each step of the DC, and the DC. */
const CRAFT_DCS = [
  [3, 20],
  [6, 25],
  [10, 30],
] as const;

/** What a proximity trigger and an automatic reset each add to the DC. */
const CRAFT_DC_MORE = 5;

/** The DC of the Craft (trapmaking) checks for a mechanical trap. The table ends at challenge rating 10: null above it, and below 1. */
export function trapCraftDc(rating: number, trigger: string, reset: string): number | null {
  const base = CRAFT_DCS.find(([highest]) => rating <= highest)?.[1];
  if (base === undefined || rating < 1) return null;
  return base + (trigger === 'proximity' ? CRAFT_DC_MORE : 0) + (reset === 'automatic' ? CRAFT_DC_MORE : 0);
}

const SP_PER_GP = 10;

/**
 * The weeks in which a mechanical trap is built by checks that just meet the DC: a week's progress in silver pieces is the
 * result × the DC (Player's Handbook, page 70, Craft).
 */
export const trapCraftWeeks = (gp: number, dc: number): number => Math.ceil((gp * SP_PER_GP) / (dc * dc));
