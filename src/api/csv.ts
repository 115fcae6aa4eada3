import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { CSV } from '../contract/csv.ts';

/** What a cell holds; null leaves it empty. */
type Cell = string | number | null;

/** The columns of a table by their headings, each with what it says of an entry. */
export type Columns<Entry> = Readonly<Record<string, (entry: Entry) => Cell>>;

/** Rows that are written in one go; between them other calls are answered. */
const ROWS_AT_ONCE = 200;

/** Entries, given as JSON texts, as a table with a line of headings. */
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

/** 1 and 0 in words. */
export const yesNo = (flag: 0 | 1): string => (flag === 1 ? 'yes' : 'no');

/** `Air; Cold`. */
export const joined = (texts: readonly string[]): string => texts.join('; ');
