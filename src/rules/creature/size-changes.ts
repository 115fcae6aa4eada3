/**
 * What a larger size changes: ability scores, natural armor, space, reach and the damage of attacks
 * (Monster Manual v.3.5, page 291: Size Increases; pages 6 and 7 for space and reach).
 */
import type { Ability } from '../abilities.ts';
import { SIZES, type Size } from '../monster-vocabulary.ts';

export interface SizeChange {
  size: Size;
  abilities: Partial<Record<Ability, number>>;
  natural: number;
}

/** The step that ends at each size. */
const STEPS: Readonly<Record<Size, Omit<SizeChange, 'size'> | null>> = {
  fine: null,
  diminutive: { abilities: { dex: -2 }, natural: 0 },
  tiny: { abilities: { str: 2, dex: -2 }, natural: 0 },
  small: { abilities: { str: 4, dex: -2 }, natural: 0 },
  medium: { abilities: { str: 4, dex: -2, con: 2 }, natural: 0 },
  large: { abilities: { str: 8, dex: -2, con: 4 }, natural: 2 },
  huge: { abilities: { str: 8, dex: -2, con: 4 }, natural: 3 },
  gargantuan: { abilities: { str: 8, con: 4 }, natural: 4 },
  colossal: { abilities: { str: 8, con: 4 }, natural: 5 },
};

/** One step for each size category from one size up to another; none where it is not larger. */
export function sizeChanges(from: Size, to: Size): SizeChange[] {
  return SIZES.slice(SIZES.indexOf(from) + 1, SIZES.indexOf(to) + 1).flatMap((size) => {
    const step = STEPS[size];
    return step === null ? [] : [{ size, ...step }];
  });
}

const LARGER: Readonly<Record<string, string>> = {
  '1d2': '1d3',
  '1d3': '1d4',
  '1d4': '1d6',
  '1d6': '1d8',
  '1d8': '2d6',
  '1d10': '2d8',
  '2d6': '3d6',
  '2d8': '3d8',
};

/**
 * Steps that the table leaves out: of larger attacks as Improved Natural Attack lists them (Monster Manual v.3.5, page 304), of
 * weapons as the table "Tiny and Large Weapon Damage" has them, from Tiny to Small and from Medium to Large (Player's Handbook,
 * chapter 7).
 */
const LARGER_BEYOND: Readonly<Record<string, string>> = {
  '1': '1d2',
  '1d12': '3d6',
  '2d4': '2d6',
  '2d10': '4d8',
  '3d6': '4d6',
  '3d8': '4d8',
  '4d6': '6d6',
  '4d8': '6d8',
  '6d6': '8d6',
  '6d8': '8d8',
  '8d6': '12d6',
  '8d8': '12d8',
};

/** The dice one size larger; null where no table has them. */
export const largerDamage = (dice: string): string | null => LARGER[dice] ?? LARGER_BEYOND[dice] ?? null;

const SPACE: Readonly<Record<Size, number>> = {
  fine: 0.5,
  diminutive: 1,
  tiny: 2.5,
  small: 5,
  medium: 5,
  large: 10,
  huge: 15,
  gargantuan: 20,
  colossal: 30,
};

const TALL_REACH: Readonly<Record<Size, number>> = {
  ...SPACE,
  fine: 0,
  diminutive: 0,
  tiny: 0,
};

const LONG_REACH: Readonly<Record<Size, number>> = {
  ...TALL_REACH,
  large: 5,
  huge: 10,
  gargantuan: 15,
  colossal: 20,
};

/** The side of the space that a creature of a size takes, in feet. */
export const spaceOf = (size: Size): number => SPACE[size];

/** The natural reach of a tall or a long creature of a size, in feet. */
export const reachOf = (size: Size, tall: boolean): number => (tall ? TALL_REACH : LONG_REACH)[size];
