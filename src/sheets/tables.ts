import { SHEET_BUDGET } from '../contract/budget.ts';
import type { SheetRow } from '../contract/sheets.ts';
import { type Cell, CellError, columnName, type Tab } from './cells.ts';
import { SheetFailure } from './failure.ts';
import { isLabel, labelOf } from './labels.ts';

/** The layout of a tab: a table whose column names are in the row `header` (from 0), or a form of labels and values (null). */
export type Layout = { readonly header: number | null };

/** How much the tables of a workbook may still hold: cells (rows × columns), and characters of JSON. */
export type TableBudget = { cells: number; length: number };

/** The characters of JSON around the key and the value of a property. */
const MEMBER_LENGTH = 6;

const FIELD_HEADS = /^(?:attribute|field|property|key|stat|detail|item|label)s?$/;

/** Finds the header of a tab that is a table, as for spells and gear. Title rows above the header are skipped. */
export function tableLayout({ rows }: Tab): Layout {
  const widest = Math.max(0, ...rows.map(filled));
  const header = rows.findIndex((row) => filled(row) >= Math.min(2, widest) && row.every(isHeading));
  if (header < 0 || widest === 0) return { header: null };
  if (widest === 1) return { header: isListHead(rows[header]?.find((cell) => cell !== null)) ? header : null };
  const begin = rows.findIndex((row) => filled(row) >= 2);
  return { header: header === begin ? header : null };
}

/** Finds the layout of the main tab: a table where its first row is a row of labels, else a form. */
export function characterLayout({ rows }: Tab): Layout {
  const labelRows = rows.flatMap((row, i) => (isLabelRow(row) ? [i] : []));
  const first = rows.findIndex((row) => filled(row) >= 2);
  const [head] = rows[first]?.filter((cell) => cell !== null) ?? [];
  const headed = typeof head === 'string' && FIELD_HEADS.test(labelOf(head)) && rows[first]?.every(isHeading) === true;
  if (headed) return { header: first };
  return { header: labelRows.length === 1 && labelRows[0] === first ? first : null };
}

/**
 * The rows of a tab as objects. The columns of a form are called Field and Value, or by their letters.
 * @param budget is reduced; all tables of a workbook share it
 * @throws {SheetFailure} where the budget is exceeded: every row has every column, so a few distant cells make a large table
 */
export function rowsOf({ name, rows }: Tab, { header }: Layout, budget: TableBudget): SheetRow[] {
  const body = rows.filter((row, i) => i > (header ?? -1) && filled(row) > 0);
  const width = Math.max(0, ...body.map((row) => row.length), header === null ? 0 : (rows[header]?.length ?? 0));
  const columns = Array.from({ length: width }, (_, i) => i).filter(
    (i) => body.some((row) => isFilled(row[i])) || (header !== null && isFilled(rows[header]?.[i])),
  );
  budget.cells -= body.length * columns.length;
  if (budget.cells < 0) {
    const size = `${body.length.toLocaleString('en')} rows and ${columns.length} columns`;
    const limit = SHEET_BUDGET.cells.toLocaleString('en');
    throw new SheetFailure('size', `The tab “${name}” has ${size}: tables of at most ${limit} cells are read.`);
  }
  const names = columnNames(columns, header === null ? null : (rows[header] ?? []));
  return body.map((row) =>
    Object.fromEntries(
      columns.map((column, i) => {
        const [key, value] = [names[i] ?? '', cellValue(row[column])];
        budget.length -= key.length + String(value).length + MEMBER_LENGTH;
        if (budget.length < 0) throw new SheetFailure('size', 'The tables of the spreadsheet hold too much text.');
        return [key, value];
      }),
    ),
  );
}

function columnNames(columns: readonly number[], head: readonly Cell[] | null): string[] {
  if (head === null && columns.length === 1) return ['Name'];
  if (head === null && columns.length === 2) return ['Field', 'Value'];
  const counts = new Map<string, number>();
  return columns.map((column) => {
    const name = columnTitle(cellValue(head?.[column]) ?? columnName(column));
    const times = (counts.get(name) ?? 0) + 1;
    counts.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** A numeric heading is a spell level. As a plain number, an object would order it before all other keys. */
function columnTitle(heading: string | number): string {
  return typeof heading === 'number' ? `Level ${heading}` : heading.replace(/\s+/g, ' ');
}

function cellValue(cell: Cell | undefined): string | number | null {
  return cell instanceof CellError ? cell.code : (cell ?? null);
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== null && cell !== undefined;
}

function filled(row: readonly Cell[]): number {
  return row.filter(isFilled).length;
}

function isHeading(cell: Cell): boolean {
  return cell === null || (typeof cell === 'string' && cell.length <= 60 && !cell.endsWith(':')) || isSmallNumber(cell);
}

/** Spell tables are headed by spell levels. */
function isSmallNumber(cell: Cell): boolean {
  return typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell <= 9;
}

/** Whether a row has two adjacent labels: these are column names, not a label and its value. */
function isLabelRow(row: readonly Cell[]): boolean {
  const texts = row.filter(isFilled);
  const label = (cell: Cell | undefined) => typeof cell === 'string' && !cell.endsWith(':') && isLabel(cell);
  return texts.some((cell, i) => i > 0 && label(cell) && label(texts[i - 1]));
}

function isListHead(cell: Cell | undefined): boolean {
  return (
    typeof cell === 'string' &&
    /^(?:spells?|gear|items?|equipment|names?|feats?)(?: (?:known|prepared|name|list))?$/.test(labelOf(cell))
  );
}
