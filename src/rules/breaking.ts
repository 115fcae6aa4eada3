/**
 * Breaking things by sheer strength.
 *
 * Source: Player's Handbook, chapter 9, Breaking Items, with the table DCs to Break or Burst Items (SRD, Carrying, Movement, and
 * Exploration).
 */

import type { Size } from './monster-vocabulary.ts';

/** The DC of the Strength check for each thing; `door` where size and the spells that hold doors count. */
export const BREAK_DCS = {
  'simple-door': { name: 'Simple door', dc: 13, door: true },
  'good-door': { name: 'Good door', dc: 18, door: true },
  'strong-door': { name: 'Strong door', dc: 23, door: true },
  'barred-door': { name: 'Barred door', dc: 25, door: true },
  'iron-door': { name: 'Iron door', dc: 28, door: true },
  'rope-bonds': { name: 'Rope bonds', dc: 23, door: false },
  'iron-bars': { name: 'Iron bars', dc: 24, door: false },
  'chain-bonds': { name: 'Chain bonds', dc: 26, door: false },
} as const;

export type Breakable = keyof typeof BREAK_DCS;

/** What spells add to the DC of doors, gates and the like. Of two, the larger number alone counts. */
export const LOCKS = { none: 0, 'hold-portal': 5, 'arcane-lock': 10 } as const;

export type Lock = keyof typeof LOCKS;

/** Modifiers of Strength checks to break open doors. */
export const DOOR_SIZE_MODIFIERS: Readonly<Record<Size, number>> = {
  fine: -16,
  diminutive: -12,
  tiny: -8,
  small: -4,
  medium: 0,
  large: 4,
  huge: 8,
  gargantuan: 12,
  colossal: 16,
};

const DAMAGED = 2;
const SIDES = 20;

/** The check: its DC, the modifier, the lowest roll of the d20 that succeeds, and the chance from 0 to 1. */
export interface BreakCheck {
  dc: number;
  modifier: number;
  roll: number;
  chance: number;
}

/**
 * A Strength check to break something.
 * @param strength the modifier of the ability
 * @param damaged whether it has lost half its hit points or more, which lowers the DC by 2
 */
export function breakCheck(thing: Breakable, strength: number, size: Size, lock: Lock, damaged: boolean): BreakCheck {
  const { dc: base, door } = BREAK_DCS[thing];
  const dc = base + (door ? LOCKS[lock] : 0) - (damaged ? DAMAGED : 0);
  const modifier = strength + (door ? DOOR_SIZE_MODIFIERS[size] : 0);
  const roll = dc - modifier;
  return { dc, modifier, roll, chance: chanceOf(roll) };
}

/** The chance from 0 to 1 to roll at least this number on a d20. Checks neither fail nor succeed automatically. */
export function chanceOf(roll: number): number {
  return Math.min(SIDES, Math.max(0, SIDES + 1 - roll)) / SIDES;
}
