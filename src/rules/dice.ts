/** A throw of dice: every face, what is added, and the total. */
export interface Throw {
  faces: readonly number[];
  modifier: number;
  total: number;
}

const DICE = /^(?:(\d{1,3})d(\d{1,4})(?=[+-]|$))?(?:([+-]?)(\d{1,4}))?$/;

/**
 * Throws dice such as `1d20+7`, `2d6-1`, `3d4` or a plain number.
 *
 * @param random gives numbers from 0 up to but not including 1
 * @returns null where the text is no such expression
 */
export function throwDice(dice: string, random: () => number): Throw | null {
  const match = DICE.exec(dice.replaceAll('−', '-'));
  if (dice === '' || match === null) return null;
  const [, count, sides, sign, amount] = match;
  const modifier = amount === undefined ? 0 : Number(amount) * (sign === '-' ? -1 : 1);
  const faces = Array.from({ length: Number(count ?? 0) }, () => 1 + Math.floor(random() * Number(sides)));
  return { faces, modifier, total: faces.reduce((sum, face) => sum + face, modifier) };
}

/** `8 + 12`, `5 + 2 − 1`: the faces and what is added, as a sum to read. */
export function throwInWords({ faces, modifier }: Throw): string {
  const rolled = faces.join(' + ');
  if (modifier === 0) return rolled;
  return `${rolled}${rolled === '' ? '' : modifier < 0 ? ' − ' : ' + '}${Math.abs(modifier)}`;
}

export type DicePiece = { text: string; dice: string | null };

/* Dice (1d6+8), or an attack bonus (+12, each of +6/+1) before "melee" or "ranged"; not the +4 of a +4 longsword. */
const ROLLED =
  /(?<![\p{L}\d+−-])(?:\d{1,3}d\d{1,4}(?:[+−-]\d{1,3})?|[+−]\d{1,3}(?=(?:\/[+−]\d{1,3})* (?:melee|ranged)))/gu;

/** Cuts an attack line at what can be rolled: a bonus is rolled with a d20, dice as they stand. */
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
