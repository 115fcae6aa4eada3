import type { CellObject, ParsingOptions, WorkSheet } from '@e965/xlsx';
import { strFromU8, zipSync } from 'fflate';
import { MAX_BYTES, MAX_CELL_LENGTH, MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from './bounds.ts';
import { type Cell, CellError, cellOfText, cellPlace, type Tab, type Workbook } from './cells.ts';
import { SheetFailure } from './failure.ts';
import { unpack } from './unpack.ts';

/** Formulas are not read at all, let alone evaluated: a cell is the value that was saved with it. */
const READING = { cellFormula: false, cellHTML: false, cellNF: true, cellText: true } satisfies ParsingOptions;

/** Parts that hold no cells: never unpacked, so that pictures do not count. */
const UNREAD =
  /(?:^|\/)(?:media|drawings|charts|embeddings|externalLinks|pivot\w+|comments\w*|theme|Pictures|Object \d+)\//i;

/**
 * Reads a spreadsheet file: xlsx, ods or csv, told apart by what is in it.
 * @param wanted which tabs to read by name; the only tab of a workbook is always read
 * @throws {SheetFailure} where it is none of these, damaged, too large, or a cell cannot be read
 */
export async function readWorkbook(bytes: Uint8Array, wanted: (tab: string) => boolean): Promise<Workbook> {
  if (bytes.length > MAX_BYTES) throw fileTooLarge();
  const { read, utils } = await import('@e965/xlsx');
  const source = sourceOf(bytes);
  const parse = (options: ParsingOptions) => {
    try {
      return read(source.content, { ...READING, ...source.options, ...options });
    } catch {
      throw new SheetFailure('format', 'The workbook is damaged, or it is not one that is read here.');
    }
  };
  const names = parse({ bookSheets: true }).SheetNames;
  const chosen = names.filter((name) => names.length === 1 || wanted(name));
  if (chosen.length === 0) return { names, tabs: [] };
  const { Sheets } = parse({ sheets: chosen });
  const tabs = chosen.map((name) => {
    const sheet = Object.hasOwn(Sheets, name) ? Sheets[name] : undefined;
    return tabOf(name, sheet ?? {}, utils.decode_cell);
  });
  return { names, tabs };
}

export function fileTooLarge(): SheetFailure {
  return new SheetFailure('size', `The spreadsheet is too large: at most ${MAX_BYTES / 1024 / 1024} MB are read.`);
}

type Source = { content: Uint8Array | string; options: ParsingOptions };

function sourceOf(bytes: Uint8Array): Source {
  if (startsWith(bytes, [0x50, 0x4b])) return zipSource(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new SheetFailure('format', 'This is an old Excel workbook (.xls): save it as .xlsx, .ods or .csv first.');
  }
  const head = strFromU8(bytes.subarray(0, 1000), true);
  if (bytes.length === 0) throw new SheetFailure('format', 'The file is empty.');
  if (head.includes('\0') || /^[\s\u00ef\u00bb\u00bf]*(?:<|%PDF|\{\\rtf|ID;P)/i.test(head)) {
    throw new SheetFailure('format', 'This is not a spreadsheet: .xlsx, .ods and .csv files are read.');
  }
  const text = new TextDecoder().decode(bytes);
  if (count(text, /[,;\t\n]/g) > MAX_CELLS) throw tooManyCells();
  return { content: text, options: { type: 'string', raw: true } };
}

function zipSource(bytes: Uint8Array): Source {
  const parts = unpack(bytes, (name) => /(?:\.xml|\.rels|^mimetype)$/i.test(name) && !UNREAD.test(name));
  const book = [...parts.keys()];
  if (!book.some((name) => /^(?:xl\/workbook\d*\.xml|content\.xml)$/i.test(name))) {
    throw new SheetFailure('format', 'This is not a spreadsheet: .xlsx, .ods and .csv files are read.');
  }
  const cells = book.reduce((sum, name) => sum + countCells(name, parts.get(name) ?? bytes), 0);
  if (cells > MAX_CELLS) throw tooManyCells();
  return { content: zipSync(Object.fromEntries(parts), { level: 0 }), options: { type: 'array' } };
}

/** How many cells the reader would make of a part; those that an ods file repeats count as often as they repeat. */
function countCells(name: string, part: Uint8Array): number {
  if (/worksheets\/[^/]*\.xml$/i.test(name)) return count(strFromU8(part, true), /<(?:\w+:)?c[\s>]/g);
  if (!/^content\.xml$/i.test(name)) return 0;
  let rows = 1;
  let cells = 0;
  for (const [tag] of strFromU8(part, true).matchAll(/<table:(?:table-row|table-cell|covered-table-cell)\b[^>]*>/g)) {
    if (tag.startsWith('<table:table-row')) rows = repeats(tag, 'rows');
    else if (!tag.endsWith('/>') || tag.includes('office:value')) cells += rows * repeats(tag, 'columns');
  }
  return cells;
}

function repeats(tag: string, what: 'rows' | 'columns'): number {
  const [, digits] = new RegExp(`number-${what}-repeated\\s*=\\s*["']\\s*(\\d+)`).exec(tag) ?? [];
  return digits === undefined ? 1 : Number(digits);
}

function tabOf(name: string, sheet: WorkSheet, place: (address: string) => { r: number; c: number }): Tab {
  const rows: Cell[][] = [];
  for (const address of Object.keys(sheet)) {
    if (address.startsWith('!')) continue;
    const { r, c } = place(address);
    const cell = cellOf(sheet[address] as CellObject, () => cellPlace(name, r, c));
    if (cell === null) continue;
    if (r >= MAX_ROWS || c >= MAX_COLUMNS) {
      const corner = `${MAX_ROWS.toLocaleString('en')} rows and ${MAX_COLUMNS} columns`;
      throw new SheetFailure('size', `Cell ${cellPlace(name, r, c)} is too far out: ${corner} are read.`);
    }
    while (rows.length <= r) rows.push([]);
    const row = rows[r] ?? [];
    while (row.length < c) row.push(null);
    row[c] = cell;
  }
  return { name, rows };
}

function cellOf(cell: CellObject, place: () => string): Cell {
  if (cell.t === 'e') return new CellError(cell.w ?? '#ERROR!');
  if (cell.v === undefined || cell.v === null) return null;
  if (cell.t === 'n' && (cell.z === undefined || cell.z === 'General' || cell.w === undefined)) return Number(cell.v);
  const text = String(cell.t === 's' ? cell.v : (cell.w ?? cell.v)).trim();
  if (text.length > MAX_CELL_LENGTH) {
    const length = text.length.toLocaleString('en');
    const limit = MAX_CELL_LENGTH.toLocaleString('en');
    throw new SheetFailure('cell', `Cell ${place()} holds ${length} characters: at most ${limit} are read.`);
  }
  return cellOfText(text);
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) found++;
  return found;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

function tooManyCells(): SheetFailure {
  const limit = MAX_CELLS.toLocaleString('en');
  return new SheetFailure('size', `The spreadsheet is too large: at most ${limit} cells are read.`);
}
