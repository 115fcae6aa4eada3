import { stringify } from 'csv-stringify/sync';

/** What a cell holds; null leaves it empty. */
export type Cell = string | number | null;

/** The columns of a table by their headings, each with what it says of an entry. */
export type Columns<Entry> = Readonly<Record<string, (entry: Entry) => Cell>>;

/**
 * The entries as a table (RFC 4180) with a line of headings. Text that a spreadsheet would take for a formula gets an
 * apostrophe before it; the byte order mark tells spreadsheets that it is UTF-8.
 */
export function toCsv<Entry>(columns: Columns<Entry>, entries: readonly Entry[]): string {
  const cells = Object.values(columns);
  const rows = entries.map((entry) => cells.map((cell) => cell(entry)));
  return stringify([Object.keys(columns), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

/** 1 and 0 in words. */
export const yesNo = (flag: 0 | 1): string => (flag === 1 ? 'yes' : 'no');

/** `Wizard 3; Sorcerer 3`. */
export const joined = (texts: readonly string[]): string => texts.join('; ');
