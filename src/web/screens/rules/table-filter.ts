import type { RuleTable } from '../../../contract/rules.ts';
import { fold } from '../../../contract/slug.ts';

/** The chosen values of a table's filters and the words to find, by parameter. */
export type TableQuery = Readonly<Record<string, string>>;

/** The parameter of the words that rows must contain. */
export const FIND = 'find';

/** The indexes of the rows that match all filters of the query but one. Unknown values match nothing. */
export function matchingRows(table: RuleTable, query: TableQuery, without?: string): number[] {
  const chosen = table.filters.filter(({ parameter }) => parameter !== without && query[parameter]);
  const words = fold(query[FIND] ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return [...table.rows.keys()].filter(
    (row) =>
      chosen.every(({ parameter, values }) =>
        values.some(({ slug, rows }) => slug === query[parameter] && rows.includes(row)),
      ) && words.every((word) => textOf(table, row).includes(word)),
  );
}

/** How many rows there would be with each value of a filter, and without the filter under an empty slug. */
export function countsOf(table: RuleTable, query: TableQuery, parameter: string): Map<string, number> {
  const rows = new Set(matchingRows(table, query, parameter));
  const values = table.filters.find((filter) => filter.parameter === parameter)?.values ?? [];
  return new Map([
    ['', rows.size],
    ...values.map((value): [string, number] => [value.slug, value.rows.filter((row) => rows.has(row)).length]),
  ]);
}

const textOf = ({ rows }: RuleTable, row: number) =>
  fold((rows[row] ?? []).map((cell) => String(cell ?? '').replace(/<[^>]*>/g, '')).join(' '));
