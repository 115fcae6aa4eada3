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

export type DicePiece = { text: string; dice: string | null };

/* Dice (1d6+8), or an attack bonus (+12, each of +6/+1) before "melee" or "ranged"; not the +4 of a +4 longsword. */
const ROLLED =
  /(?<![\p{L}\d+−-])(?:\d{1,3}d\d{1,4}(?:[+−-]\d{1,3})?|[+−]\d{1,3}(?=(?:\/[+−]\d{1,3})* (?:melee|ranged)))/gu;

/** Splits an attack line into text and rolls. A bonus is rolled with a d20, dice as printed. */
export function dicePieces(text: string): DicePiece[] {
  const pieces: DicePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ROLLED)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), dice: null });
    const plain = match[0].replaceAll('−', '-');
    pieces.push({ text: match[0], dice: /^[+-]/.test(plain) ? `1d20${plain}` : plain });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), dice: null });
  return pieces;
}
