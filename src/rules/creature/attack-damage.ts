/**
 * The damage of attacks as it is printed, `1d6+2`: what Strength adds to it (Player's Handbook, pages 113 and 134), and its
 * dice at another size (Monster Manual v.3.5, page 291).
 */
import type { Attack } from '../monster-format.ts';
import { largerDamage } from './size-changes.ts';

/**
 * How much of the Strength modifier counts for damage. `up to 4`: of a bow, a penalty, and a bonus up to its strength rating,
 * which is 0 for all but composite bows (Player's Handbook, pages 118 and 119).
 */
export type Share = 0 | 0.5 | 1 | 1.5 | `up to ${number}`;

/** An attack with what Strength adds to its damage. */
export interface WorkedAttack extends Attack {
  share: Share;
  /** Whether its damage has no dice that grow with size, as energy has none. */
  fixed?: true;
}

/** The points that a share of a Strength modifier adds; a penalty always counts in full. */
export function strengthPoints(share: Share, str: number | undefined): number {
  if (str === undefined || share === 0) return 0;
  if (typeof share === 'string') return Math.min(Number(share.slice('up to '.length)), str);
  return str < 0 ? str : Math.floor(str * share);
}

/** `1d6+2`: its dice and its bonus. */
export const DAMAGE = /^(\d+(?:d\d+)?)([+-]\d+)?$/;

/** `1d6` with a share of a Strength modifier. */
export const damageWithStrength = (dice: string, share: Share, str: number | undefined): string =>
  withPoints(dice, strengthPoints(share, str));

const LISTED = /^(\d+d\d+(?:[+-]\d+)?)(\/[^,]+)?$/;

/** Whether the effect of an attack is the damage of several hands: `1d6+2/19–20, 1d6+1/19–20`. */
export const listsHands = ({ effect = '' }: Attack): boolean => eachDamage(effect, () => '') !== effect;

/**
 * Damage of several hands, `1d6+2/19–20, 1d6+1/19–20`: the first has all of Strength, the others half; `critical` replaces
 * what stands after the dice. Other effects stay.
 */
export function eachDamage(
  effect: string,
  change: (damage: string, share: Share) => string,
  critical?: string,
): string {
  const parts = effect.split(', ').map((part) => LISTED.exec(part));
  if (parts.length < 2 || parts.includes(null)) return effect;
  return parts
    .map((part, n) => `${change(part?.[1] ?? '', n === 0 ? 1 : 0.5)}${critical ?? part?.[2] ?? ''}`)
    .join(', ');
}

const CRITICAL = /^\/(?:(\d+)–20)?\/?(?:×(\d+))?$/;

/** The damage of each hand of such an effect, as an attack of its own has it; none of other effects. */
export function listedDamage(effect = ''): Pick<Attack, 'damage' | 'threat' | 'multiplier'>[] {
  if (!listsHands({ name: '', effect })) return [];
  return effect.split(', ').map((part) => {
    const [, damage, critical = ''] = LISTED.exec(part) ?? [];
    const [, threat, multiplier] = CRITICAL.exec(critical) ?? [];
    return {
      damage,
      ...(threat === undefined ? {} : { threat: Number(threat) }),
      ...(multiplier === undefined ? {} : { multiplier: Number(multiplier) }),
    };
  });
}

/** `1d6+2` and 3 points more: `1d6+5`. */
export function withPoints(damage: string, points: number): string {
  const [found, dice, bonus = '0'] = DAMAGE.exec(damage) ?? [];
  if (found === undefined || points === 0) return damage;
  const sum = Number(bonus) + points;
  return sum === 0 ? `${dice}` : `${dice}${sum > 0 ? '+' : ''}${sum}`;
}

/** The damage of a size larger. Dice that no table has are added to `unknown`, and stay. */
export function withStep(damage: string, unknown: Set<string>): string {
  const [found, dice = '', bonus = ''] = DAMAGE.exec(damage) ?? [];
  if (found === undefined) return damage;
  const larger = largerDamage(dice);
  if (larger === null) unknown.add(dice);
  return larger === null ? damage : `${larger}${bonus}`;
}

/** The average of dice, to find the better of two. */
export function average(dice: string): number {
  const [count = 0, sides] = dice.split('d').map(Number);
  return sides === undefined ? count : (count * (sides + 1)) / 2;
}
