import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { CSV } from '../contract/csv.ts';

/** The value of a cell; null for an empty one. */
type Cell = string | number | null;

/** The columns of a table: a function for the value of each, by heading. */
export type Columns<Entry> = Readonly<Record<string, (entry: Entry) => Cell>>;

/** Rows that are written at once. Between batches the event loop handles other requests. */
const ROWS_AT_ONCE = 200;

/** Writes entries, given as JSON texts, as CSV with a line of headings. */
export async function toCsv<Entry>(columns: Columns<Entry>, entries: readonly string[]): Promise<string> {
  const cells = Object.values(columns);
  const parts = [stringify([Object.keys(columns)], CSV)];
  for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
    const rows = entries.slice(start, start + ROWS_AT_ONCE).map((text) => {
      const entry = JSON.parse(text) as Entry;
      return cells.map((cell) => cell(entry));
    });
    parts.push(stringify(rows, { ...CSV, bom: false }));
    await setImmediate();
  }
  return parts.join('');
}

/** 1 and 0 as words. */
export const yesNo = (flag: 0 | 1): string => (flag === 1 ? 'yes' : 'no');

/** Joins the values of a cell: `Air; Cold`. */
export const joinValues = (texts: readonly string[]): string => texts.join('; ');
