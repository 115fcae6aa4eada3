/** A cell that holds an error such as `#REF!` instead of a value. */
export class CellError {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** The value of a cell; null where it is empty. */
export type Cell = string | number | CellError | null;

/** One tab: its rows from A1 on. Rows may be shorter than the widest one. */
export type Tab = { readonly name: string; readonly rows: readonly (readonly Cell[])[] };

/** The names of all tabs, and the tabs that were read. */
export type Workbook = { readonly names: readonly string[]; readonly tabs: readonly Tab[] };

/** Parses the text of a cell: an error, a number, or the trimmed text. */
export function cellOfText(text: string): Cell {
  const plain = text.trim();
  if (/^#(?:REF!|N\/A|DIV\/0!|NAME\?|VALUE!|NUM!|NULL!|ERROR!)$/.test(plain)) return new CellError(plain);
  if (plain === '') return null;
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(plain) && !/^-?0\d/.test(plain) ? Number(plain) : plain;
}

/** The name of a column, counted from 0: A, B … Z, AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Names a cell to the visitor: `B2 of the tab “Gear”`; row and column count from 0. */
export function cellPlace(tab: string, row: number, column: number): string {
  return `${columnName(column)}${row + 1} of the tab “${tab}”`;
}
