import type { ReactNode } from 'react';
import { slugify } from '../../contract/slug.ts';
import type { ListQuery } from '../data/list-query.ts';

/** A column beside the name. */
export type Column<Card> = {
  label: string;
  /** The content of the cell; a dash where null. On phones text is shown below the name. */
  cell: (card: Card) => ReactNode;
  /** The value of `sort` for the column. */
  sort?: string;
  /** Whether it holds numbers, which are aligned right. */
  num?: true;
  /** Whether it holds long text, which may wrap. */
  wide?: true;
  /** When it is hidden as the width shrinks, unless the visitor chose it: `third` before `second`. */
  rank?: 'second' | 'third';
  /** Whether it is shown beside the name on phones. */
  key?: true;
  /** The text on phones where the cell holds marks; none where null. */
  text?: (card: Card) => string | null;
  /** The words around the value on phones, with `*` in its place, as in `AC *`; nothing is shown where they are empty. */
  words?: string;
  /** Whether it is shown only where the visitor chooses it. */
  off?: boolean;
  /** What its cells depend on beside the card, such as the class whose level they show. */
  variant?: string;
};

/** The columns that a list offers, in their order; a function where they depend on the filters. */
export type Columns<Card> = readonly Column<Card>[] | ((query: ListQuery) => readonly Column<Card>[]);

/** The name of a column in the address. */
export const columnName = ({ label }: { label: string }): string => slugify(label);

/** The value of the address for a table without any column beside the name. */
export const NO_COLUMNS = 'none';

/** The value of the address for the columns shown at first, whatever the browser remembers. */
export const USUAL_COLUMNS = 'usual';

/** The columns that the list offers under the query. */
export const columnsOf = <Card>(columns: Columns<Card>, query: ListQuery): readonly Column<Card>[] =>
  typeof columns === 'function' ? columns(query) : columns;

/** The columns that the address names; without any, those that are not off. Names that the list does not know are left out. */
export function shownColumns<Card>(
  columns: readonly Column<Card>[],
  chosen: string | undefined,
): readonly Column<Card>[] {
  if (chosen === undefined || chosen === USUAL_COLUMNS) return columns.filter(({ off }) => !off);
  const names = chosen.split(',');
  return columns
    .filter((column) => names.includes(columnName(column)))
    .map(({ rank: _, ...column }): Column<Card> => column);
}

/** The value of the address after a column is turned on or off. `shown`: the names of those that are seen before. */
export function toggledColumns<Card>(
  columns: readonly Column<Card>[],
  shown: ReadonlySet<string>,
  name: string,
): string {
  const next = columns.map(columnName).filter((one) => shown.has(one) !== (one === name));
  return next.join(',') || NO_COLUMNS;
}
