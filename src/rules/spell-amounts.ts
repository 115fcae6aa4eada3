/**
 * Amounts of damage, healing and the like in spells, and how they grow with the caster level: `1d6/level (maximum 10d6)`.
 *
 * Source: Player's Handbook, chapter 11 (SRD "Spell Descriptions"): each spell's own text.
 */

import { ordinal } from './ordinal.ts';

/** The kinds of amounts and their labels. */
export const AMOUNT_NAMES = {
  damage: 'Damage',
  'ability-damage': 'Ability damage',
  healing: 'Healing',
  'temporary-hit-points': 'Temporary hit points',
  prevented: 'Damage kept off',
  'hit-dice': 'Hit Dice',
  'negative-levels': 'Negative levels',
  'dispel-check': 'Dispel check',
  'caster-level-check': 'Caster level check',
  bonus: 'Bonus',
  penalty: 'Penalty',
  number: 'Number',
} as const;
export type AmountOf = keyof typeof AMOUNT_NAMES;

/** How many missiles or the like there are: one at `from`, one more for each `per_levels` beyond it. */
export interface AmountEach {
  /** The noun in the singular: `missile`. */
  of: string;
  per_levels: number;
  from?: number | undefined;
  max?: number | undefined;
}

export interface SpellAmount {
  /** Damage where absent. */
  of?: AmountOf | undefined;
  /** Dice such as `1d6` or `1d4+1`, rolled once, or once for each `per_levels`. */
  dice?: string | undefined;
  /** A plain number in place of dice. */
  points?: number | undefined;
  /** The number of caster levels for which the dice or points count once. */
  per_levels?: number | undefined;
  /** The maximum number of dice, or of points. */
  max?: number | undefined;
  /** The number of caster levels for each of which one point is added. */
  plus_per_levels?: number | undefined;
  /** The maximum number of added points. */
  plus_max?: number | undefined;
  /** The kind of damage: `fire`. */
  type?: string | undefined;
  each?: AmountEach | undefined;
  /** The case to which it is limited: `undead`. */
  note?: string | undefined;
}

const DICE = /^(\d+)d(\d+)(?:([+-])(\d+))?$/;

/** `/level`, `/2 levels`. */
const per = (levels: number): string => (levels === 1 ? '/level' : `/${levels} levels`);

/** The maximum of dice or points as the book prints it: `10d6`, `150`. */
export function amountCap({ dice, max }: SpellAmount): string | null {
  if (max === undefined) return null;
  const sides = dice === undefined ? null : DICE.exec(dice)?.[2];
  return sides ? `${max}d${sides}` : String(max);
}

/** The amount in the wording of the books: `1d8 + 1/level (maximum +5)`, `10 points/level (maximum 150)`. */
export function formatAmount(amount: SpellAmount): string {
  const { per_levels: levels, plus_per_levels: plus, plus_max: plusMax, each } = amount;
  const cap = amountCap(amount);
  const words = [
    startOf(amount),
    levels ? per(levels) : '',
    cap ? ` (maximum ${amount.of === 'bonus' ? '+' : ''}${cap})` : '',
    plus ? ` + 1${per(plus)}` : '',
    plusMax ? ` (maximum +${plusMax})` : '',
    each ? ` each; ${formatEach(each)}` : '',
  ];
  return words.join('');
}

/** `1d6`, `+1`, `2 HD`, `10 points`. */
function startOf({ of, dice, points = 0 }: SpellAmount): string {
  if (dice !== undefined) return dice;
  if (of === 'bonus') return `+${points}`;
  if (of === 'hit-dice') return `${points} HD`;
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

/** `one bolt/level (maximum 10)`, `one ray, +1/4 levels beyond 3rd (maximum 3)`. */
function formatEach({ of, per_levels: levels, from, max }: AmountEach): string {
  const most = max === undefined ? '' : ` (maximum ${max})`;
  return from === undefined
    ? `one ${of}${per(levels)}${most}`
    : `one ${of}, +1${per(levels)} beyond ${ordinal(from)}${most}`;
}

/** An amount at a caster level. */
export interface AmountAt {
  /** Dice such as `7d6` or `1d8+5`, or a plain number. */
  value: string;
  rolled: boolean;
  /** The count of `each`; null where it is absent. */
  count: number | null;
}

/**
 * The amount at a caster level of 1 or more. Parts that count once for several levels count at least once, so the amount
 * is never zero.
 */
export function amountAt(amount: SpellAmount, casterLevel: number): AmountAt {
  const { dice, points = 0, per_levels: levels, max, plus_per_levels: plus, plus_max: plusMax, each } = amount;
  const times = levels === undefined ? 1 : Math.max(1, Math.floor(casterLevel / levels));
  const added = plus === undefined ? 0 : Math.min(Math.floor(casterLevel / plus), plusMax ?? Number.POSITIVE_INFINITY);
  const capped = (number: number) => (max === undefined ? number : Math.min(number, max));
  const count = each ? countAt(each, casterLevel) : null;
  const match = dice === undefined ? null : DICE.exec(dice);
  if (match === null) return { value: String(capped(points * times) + added), rolled: false, count };
  const [, number, sides, sign, fixed] = match;
  const bonus = (fixed === undefined ? 0 : Number(fixed) * (sign === '-' ? -1 : 1)) + added;
  const modifier = bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : `−${-bonus}`;
  return { value: `${capped(Number(number) * times)}d${sides}${modifier}`, rolled: true, count };
}

/** The count at a caster level of 1 or more, at least one. */
export function countAt({ per_levels: levels, from, max }: AmountEach, casterLevel: number): number {
  const first = from === undefined ? 0 : 1;
  const number = Math.max(1, first + Math.floor((casterLevel - (from ?? 0)) / levels));
  return max === undefined ? number : Math.min(number, max);
}
