/** The numbers of a die that lead to a row, both included. */
export type RollRange = { from: number; to: number };

const RANGE = /^(\d{1,3})(?:[–-](\d{1,3}))?$/;

/** Reads the numbers of a row as the books print them: `01–14`, `07`; on d% `00` is 100. Null for any other text. */
export function rollRange(text: string): RollRange | null {
  const match = RANGE.exec(text.trim());
  if (match === null) return null;
  const [, first = '', last = first] = match;
  const number = (digits: string) => (digits === '00' ? 100 : Number(digits));
  return { from: number(first), to: number(last) };
}

/** The row of a roll; undefined where no row has the number. Where two rows have it, it belongs to the first. */
export const rowAt = <Row extends RollRange>(rows: readonly Row[], roll: number): Row | undefined =>
  rows.find(({ from, to }) => roll >= from && roll <= to);
