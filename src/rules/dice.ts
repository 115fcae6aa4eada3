import { printedDamage } from './attack-lines.ts';

/** A roll: the result of every die, the modifier, and the total. */
export interface Roll {
  results: readonly number[];
  modifier: number;
  total: number;
}

const DICE = /^(?:(\d{1,3})d(\d{1,4})(?=[+-]|$))?(?:([+-]?)(\d{1,4}))?$/;

/**
 * Rolls dice such as `1d20+7`, `2d6-1`, `3d4` or a plain number.
 *
 * @param random returns a number from 0 up to, not including, 1
 * @returns null where the text is not a dice expression
 */
export function rollDice(dice: string, random: () => number): Roll | null {
  const match = DICE.exec(dice.replaceAll('−', '-'));
  if (dice === '' || match === null) return null;
  const [, count, sides, sign, amount] = match;
  const modifier = amount === undefined ? 0 : Number(amount) * (sign === '-' ? -1 : 1);
  const results = Array.from({ length: Number(count ?? 0) }, () => 1 + Math.floor(random() * Number(sides)));
  return { results, modifier, total: results.reduce((sum, result) => sum + result, modifier) };
}

/** `8 + 12`, `5 + 2 − 1`: formats the results and the modifier as a sum. */
export function formatRoll({ results, modifier }: Roll): string {
  const rolled = results.join(' + ');
  if (modifier === 0) return rolled;
  return `${rolled}${rolled === '' ? '' : modifier < 0 ? ' − ' : ' + '}${Math.abs(modifier)}`;
}

/** What is thrown when a figure is pressed. */
export interface Throw {
  /** Dice such as `1d20+7`. */
  dice: string;
  /** The name of the roll, such as "Fortitude save". */
  label: string;
  /** What stands in the brackets of an attack, such as `1d6+6/19–20 plus poison`: its damage is thrown with it. */
  damage?: string | undefined;
}

export type DicePiece = { text: string; dice: string | null };

/* Dice (1d6+8), or an attack bonus (+12, each of +6/+1) before "melee" or "ranged"; not the +4 of a +4 longsword. */
const ROLLED =
  /(?<![\p{L}\d+−-])(?:\d{1,3}d\d{1,4}(?:[+−-]\d{1,3})?|[+−]\d{1,3}(?=(?:\/[+−]\d{1,3})* (?:melee|ranged)))/gu;

/** Splits an attack line into text and rolls. A bonus is rolled with a d20, dice as printed. */
export const dicePieces = (text: string): DicePiece[] => piecesAt(text, ROLLED);

function piecesAt(text: string, rolled: RegExp): DicePiece[] {
  const pieces: DicePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(rolled)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), dice: null });
    const plain = match[0].replaceAll('−', '-');
    pieces.push({ text: match[0], dice: /^[+-]/.test(plain) ? `1d20${plain}` : plain });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), dice: null });
  return pieces;
}

/** An attack roll with its damage. */
export interface AttackRoll {
  roll: Roll;
  /** `natural 20`, `natural 1`; null for every other attack. */
  note: string | null;
  /** The damage, and what comes with it: `plus poison`. Null where the attack deals none. */
  damage: { roll: Roll; rest: string } | null;
  /** The confirmation roll and the damage of the critical hit, where the attack threatens one. */
  critical: { confirm: Roll; damage: Roll } | null;
}

/**
 * Rolls an attack and its damage. An attack whose natural roll is in the threat range is rolled again with the same bonus, and the
 * damage with its bonuses as often as the multiplier says (Player's Handbook, page 140).
 *
 * @param dice the attack, such as `1d20+9`
 * @param damage what stands in the brackets of the attack, such as `1d6+6/19–20/×3 plus poison`
 * @returns null where `dice` is no dice expression
 */
export function rollAttack(dice: string, damage: string, random: () => number): AttackRoll | null {
  const roll = rollDice(dice, random);
  if (roll === null) return null;
  const { dice: damageDice, threat, multiplier, rest } = printedDamage(damage);
  const dealt = damageDice === null ? null : rollDice(damageDice, random);
  const natural = roll.results[0];
  const note = natural === 20 || natural === 1 ? `natural ${natural}` : null;
  const hit = { roll, note, damage: dealt && { roll: atLeastOne(dealt), rest } };
  if (damageDice === null || dealt === null || natural === undefined || natural < threat)
    return { ...hit, critical: null };
  const confirm = rollDice(dice, random);
  const throws = [dealt, ...Array.from({ length: multiplier - 1 }, () => rollDice(damageDice, random) ?? dealt)];
  const critical = {
    results: throws.flatMap(({ results }) => results),
    modifier: throws.reduce((sum, { modifier }) => sum + modifier, 0),
    total: throws.reduce((sum, { total }) => sum + total, 0),
  };
  return { ...hit, critical: confirm && { confirm, damage: atLeastOne(critical) } };
}

/** A hit deals at least 1 point of damage (Player's Handbook, page 134). */
const atLeastOne = (roll: Roll): Roll => ({ ...roll, total: Math.max(1, roll.total) });

/* Dice within a sentence (2d6+9), but no part of a word or of other dice. */
const IN_TEXT = /(?<![\p{L}\d])\d{1,3}d\d{1,4}(?:[+−]\d{1,3})?(?![\p{L}\d])/gu;

/** Splits a sentence into text and dice. */
export const textDice = (text: string): DicePiece[] => piecesAt(text, IN_TEXT);
