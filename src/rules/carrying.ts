/**
 * How much a creature carries, and what each load does to it.
 *
 * Source: Player's Handbook, chapter 9, Carrying Capacity (SRD, Carrying, Movement, and Exploration). Weights are in pounds,
 * speeds in feet.
 */

import type { Size } from './monster-vocabulary.ts';

/** Bipeds carry less than quadrupeds of their size. */
export type Legs = 'two' | 'four';

/** The highest weight of each load. Between whole pounds a weight counts to the next heavier load. */
export interface LoadLimits {
  light: number;
  medium: number;
  heavy: number;
}

/** `over`: more than a heavy load, which can be lifted off the ground, pushed or dragged at most. */
export type Load = 'light' | 'medium' | 'heavy' | 'over';

/** Highest weights for a Medium biped of Strength 1 to 29 (Table: Carrying Capacity). */
const CAPACITY: readonly (readonly [light: number, medium: number, heavy: number])[] = [
  [3, 6, 10],
  [6, 13, 20],
  [10, 20, 30],
  [13, 26, 40],
  [16, 33, 50],
  [20, 40, 60],
  [23, 46, 70],
  [26, 53, 80],
  [30, 60, 90],
  [33, 66, 100],
  [38, 76, 115],
  [43, 86, 130],
  [50, 100, 150],
  [58, 116, 175],
  [66, 133, 200],
  [76, 153, 230],
  [86, 173, 260],
  [100, 200, 300],
  [116, 233, 350],
  [133, 266, 400],
  [153, 306, 460],
  [173, 346, 520],
  [200, 400, 600],
  [233, 466, 700],
  [266, 533, 800],
  [306, 613, 920],
  [346, 693, 1040],
  [400, 800, 1200],
  [466, 933, 1400],
];
const LAST_ROW = CAPACITY.length;

/** The Strength scores for which loads are computed; creatures without a score carry nothing by themselves. */
export const STRENGTH_LIMITS = { lowest: 1, highest: 100 } as const;

/** The factor of each size (Bigger and Smaller Creatures). */
export const SIZE_FACTORS: Readonly<Record<Legs, Readonly<Record<Size, number>>>> = {
  two: {
    fine: 1 / 8,
    diminutive: 1 / 4,
    tiny: 1 / 2,
    small: 3 / 4,
    medium: 1,
    large: 2,
    huge: 4,
    gargantuan: 8,
    colossal: 16,
  },
  four: {
    fine: 1 / 4,
    diminutive: 1 / 2,
    tiny: 3 / 4,
    small: 1,
    medium: 1.5,
    large: 3,
    huge: 6,
    gargantuan: 12,
    colossal: 24,
  },
};

/**
 * The highest weight of each load. Above Strength 29 the row of the twenties with the same last digit counts, four times for
 * each ten points above it (Tremendous Strength).
 *
 * @param strength a whole number from 1 to 100
 * @throws RangeError for other Strength scores
 */
export function loadLimits(strength: number, size: Size = 'medium', legs: Legs = 'two'): LoadLimits {
  const { lowest, highest } = STRENGTH_LIMITS;
  if (!Number.isInteger(strength) || strength < lowest || strength > highest)
    throw new RangeError(`A Strength score is a whole number from ${lowest} to ${highest}, not ${strength}.`);
  const tens = Math.max(0, Math.ceil((strength - LAST_ROW) / 10));
  const [light, medium, heavy] = CAPACITY[strength - 10 * tens - 1] ?? [0, 0, 0];
  const factor = 4 ** tens * SIZE_FACTORS[legs][size];
  return { light: light * factor, medium: medium * factor, heavy: heavy * factor };
}

/** The load that a weight is. */
export function loadOf(weight: number, limits: LoadLimits): Load {
  if (weight <= limits.light) return 'light';
  if (weight <= limits.medium) return 'medium';
  return weight <= limits.heavy ? 'heavy' : 'over';
}

/** What a load does (Table: Carrying Loads). */
export interface LoadEffects {
  /** Maximum Dexterity bonus to Armor Class; null where it is not limited. */
  maxDex: number | null;
  /** 0 or negative; it works like an armor check penalty. */
  checkPenalty: number;
  /** Speed in feet. */
  speed: number;
  /** The factor on the speed of running; null where the creature cannot run. */
  run: number | null;
}

/** Speed in feet of a creature that can only stagger under what it lifts (Lifting and Dragging). */
const STAGGER_SPEED = 5;

/** The effects of a load on a creature whose base land speed is `baseSpeed` feet. Armor may do worse: the worse figure counts. */
export function loadEffects(load: Load, baseSpeed: number): LoadEffects {
  switch (load) {
    case 'light':
      return { maxDex: null, checkPenalty: 0, speed: baseSpeed, run: 4 };
    case 'medium':
      return { maxDex: 3, checkPenalty: -3, speed: reducedSpeed(baseSpeed), run: 4 };
    case 'heavy':
      return { maxDex: 1, checkPenalty: -6, speed: reducedSpeed(baseSpeed), run: 3 };
    case 'over':
      return { maxDex: 0, checkPenalty: -6, speed: Math.min(STAGGER_SPEED, baseSpeed), run: null };
  }
}

/**
 * The speed in feet in medium or heavy armor or under such a load: two thirds, rounded up to 5 feet. The table has the base speeds
 * from 20 to 100 feet (Armor and Encumbrance for Other Base Speeds); others follow the same proportion.
 */
export function reducedSpeed(baseSpeed: number): number {
  return 5 * Math.ceil((2 * baseSpeed) / 15);
}

/** What a creature can lift and move (Lifting and Dragging). */
export interface Lifting {
  /** Over the head. */
  overhead: number;
  /** Off the ground, staggering 5 feet as a full-round action. */
  offGround: number;
  /** Pushed or dragged; twice as much in favorable conditions, half or less in bad ones. */
  drag: number;
}

/** The weights that a creature with these limits lifts, pushes and drags. */
export function lifting({ heavy }: LoadLimits): Lifting {
  return { overhead: heavy, offGround: 2 * heavy, drag: 5 * heavy };
}
