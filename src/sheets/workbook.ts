import type { CellObject, ParsingOptions, WorkSheet } from '@e965/xlsx';
import { strFromU8, zipSync } from 'fflate';
import { SHEET_BUDGET } from '../contract/budget.ts';
import { type Cell, CellError, cellOfText, cellPlace, type Tab, type Workbook } from './cells.ts';
import { SheetFailure } from './failure.ts';
import { type UnpackBudget, unpack } from './unpack.ts';

/** Formulas are neither read nor evaluated: a cell is the value that was saved with it. */
const READING = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellText: true,
} satisfies ParsingOptions;

/** Parts without cells are never unpacked, so pictures do not use up the budget. */
const UNREAD =
  /(?:^|\/)(?:media|drawings|charts|embeddings|externalLinks|pivot\w+|comments\w*|theme|Pictures|Object \d+)\//i;

const WORKSHEET = /(?:^|\/)(?:work|chart|dialog|macro)sheets\/[^/]*\.xml$/i;

/**
 * Reads a spreadsheet file: xlsx, ods or csv, detected by its content.
 * @param wanted which tabs to read by name; the only tab of a workbook is always read
 * @throws {SheetFailure} where it has another format, is damaged or too large, or has an invalid cell
 */
export async function readWorkbook(bytes: Uint8Array, wanted: (tab: string) => boolean): Promise<Workbook> {
  if (bytes.length > SHEET_BUDGET.fileBytes) throw fileTooLarge();
  const { read } = await import('@e965/xlsx');
  const source = sourceOf(bytes, wanted);
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
    return tabOf(name, sheet ?? {});
  });
  return { names, tabs };
}

export function fileTooLarge(): SheetFailure {
  return new SheetFailure(
    'size',
    `The spreadsheet is too large: at most ${SHEET_BUDGET.fileBytes / 1024 / 1024} MB are read.`,
  );
}

type Source = { content: Uint8Array | string; options: ParsingOptions };

function sourceOf(bytes: Uint8Array, wanted: (tab: string) => boolean): Source {
  if (startsWith(bytes, [0x50, 0x4b])) return zipSource(bytes, wanted);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new SheetFailure('format', 'This is an old Excel workbook (.xls): save it as .xlsx, .ods or .csv first.');
  }
  const head = strFromU8(bytes.subarray(0, 1000), true);
  if (bytes.length === 0) throw new SheetFailure('format', 'The file is empty.');
  if (head.includes('\0') || /^[\s\u00ef\u00bb\u00bf]*(?:<|%PDF|\{\\rtf|ID;P)/i.test(head)) {
    throw new SheetFailure('format', 'This is not a spreadsheet: .xlsx, .ods and .csv files are read.');
  }
  const text = new TextDecoder().decode(bytes);
  // A single column of labels, each with its value after a colon, has no separators.
  if (!/[,;\t:]/.test(text)) {
    throw new SheetFailure('format', 'This is not a spreadsheet: the text has no commas, semicolons or tabs in it.');
  }
  if (count(text, /[,;\t\n]/g) > SHEET_BUDGET.cells) throw tooManyCells();
  return { content: text, options: { type: 'string', raw: true } };
}

function zipSource(bytes: Uint8Array, wanted: (tab: string) => boolean): Source {
  const readable = (name: string) => /(?:\.xml|\.rels|^mimetype)$/i.test(name) && !UNREAD.test(name);
  const budget: UnpackBudget = { left: SHEET_BUDGET.unpackedBytes };
  const shared = unpack(bytes, (name) => readable(name) && !WORKSHEET.test(name), budget);
  if (![...shared.keys()].some((name) => /^(?:xl\/workbook\d*\.xml|content\.xml)$/i.test(name))) {
    throw new SheetFailure('format', 'This is not a spreadsheet: .xlsx, .ods and .csv files are read.');
  }
  const totals = { cells: 0, tags: 0 };
  countParts(shared, totals);
  const chosen = chosenWorksheets(shared, wanted);
  const isChosen = (name: string) => WORKSHEET.test(name) && (chosen.size === 0 || chosen.has(fileName(name)));
  const sheets = unpack(bytes, isChosen, budget);
  countParts(sheets, totals);
  const parts = new Map([...shared, ...sheets]);
  return { content: zipSync(Object.fromEntries(parts), { level: 0 }), options: { type: 'array' } };
}

/** Counts the tags and cells of the parts. Throws before the slow parser would see too many of them. */
function countParts(parts: ReadonlyMap<string, Uint8Array>, totals: { cells: number; tags: number }): void {
  for (const [name, part] of parts) {
    const text = strFromU8(part, true);
    totals.tags += count(text, /</g);
    if (totals.tags > SHEET_BUDGET.tags)
      throw new SheetFailure('size', 'The spreadsheet is too large: too many cells, texts and styles.');
    totals.cells += countCells(name, text);
    if (totals.cells > SHEET_BUDGET.cells) throw tooManyCells();
  }
}

/** The file names of the wanted tabs of an xlsx workbook; the others are not unpacked. Empty where the workbook does not say. */
function chosenWorksheets(shared: ReadonlyMap<string, Uint8Array>, wanted: (tab: string) => boolean): Set<string> {
  const text = (name: string) => strFromU8(shared.get(name) ?? new Uint8Array());
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const tags = (part: string, name: string) => part.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? [];
  const tabs = tags(text('xl/workbook.xml'), 'sheet');
  if (tabs.length > SHEET_BUDGET.parts)
    throw new SheetFailure('size', `The spreadsheet is too large: at most ${SHEET_BUDGET.parts} tabs are read.`);
  const ids = new Set(
    tabs.filter((tab) => tabs.length === 1 || wanted(attribute(tab, 'name'))).map((tab) => attribute(tab, '\\w+:id')),
  );
  const targets = tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').filter((tag) =>
    ids.has(attribute(tag, 'Id')),
  );
  return new Set(targets.map((tag) => fileName(attribute(tag, 'Target'))));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** How many cells the parser would create for a part. Repeated cells of an ods file count as often as they repeat. */
function countCells(name: string, text: string): number {
  if (WORKSHEET.test(name)) return count(text, /<(?:\w+:)?c(?:>|\s[^<>]*[^<>/]>)/g);
  if (!/^content\.xml$/i.test(name)) return 0;
  let rows = 1;
  let cells = 0;
  for (const [tag] of text.matchAll(/<table:(?:table-row|table-cell|covered-table-cell)\b[^<>]*>/g)) {
    if (tag.startsWith('<table:table-row')) rows = repeats(tag, 'rows');
    else if (!tag.endsWith('/>') || tag.includes('office:value')) cells += rows * repeats(tag, 'columns');
  }
  return cells;
}

function repeats(tag: string, what: 'rows' | 'columns'): number {
  const [, digits] = new RegExp(`number-${what}-repeated\\s*=\\s*["']\\s*(\\d+)`).exec(tag) ?? [];
  return digits === undefined ? 1 : Number(digits);
}

function tabOf(name: string, sheet: WorkSheet): Tab {
  const rows: Cell[][] = [];
  const addCell = (found: CellObject, r: number, c: number) => {
    const cell = cellOf(found, () => cellPlace(name, r, c));
    if (cell === null) return;
    if (r >= SHEET_BUDGET.rows || c >= SHEET_BUDGET.columns) {
      const corner = `${SHEET_BUDGET.rows.toLocaleString('en')} rows and ${SHEET_BUDGET.columns} columns`;
      throw new SheetFailure('size', `Cell ${cellPlace(name, r, c)} is too far out: ${corner} are read.`);
    }
    while (rows.length <= r) rows.push([]);
    const row = rows[r] ?? [];
    while (row.length < c) row.push(null);
    row[c] = cell;
  };
  // The arrays are sparse; `forEach` skips the holes.
  sheet['!data']?.forEach((line, r) => {
    line.forEach((found, c) => {
      addCell(found, r, c);
    });
  });
  return { name, rows };
}

function cellOf(cell: CellObject, place: () => string): Cell {
  if (cell.t === 'e') return new CellError(cell.w ?? '#ERROR!');
  if (cell.v === undefined || cell.v === null) return null;
  if (cell.t === 'n' && (cell.z === undefined || cell.z === 'General' || cell.w === undefined)) return Number(cell.v);
  // Long runs of blanks would slow down the regular expressions that read cells.
  const text = String(cell.t === 's' ? cell.v : (cell.w ?? cell.v))
    .trim()
    .replace(/\s{20,}/g, ' ');
  if (text.length > SHEET_BUDGET.cellLength) {
    const length = text.length.toLocaleString('en');
    const limit = SHEET_BUDGET.cellLength.toLocaleString('en');
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
  const limit = SHEET_BUDGET.cells.toLocaleString('en');
  return new SheetFailure('size', `The spreadsheet is too large: at most ${limit} cells are read.`);
}
