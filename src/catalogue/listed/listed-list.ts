import { type BookScope, isAllowed } from '../../contract/books.ts';
import type { ListedKind } from '../../contract/coverage.ts';
import type { NamedSlug } from '../../contract/entries.ts';
import type { Facets } from '../../contract/facets.ts';
import type { Choice } from '../../contract/parameters.ts';
import type { ParameterError } from '../../contract/problems.ts';
import { type Bits, intersection, membersOf, noBits, setBit } from '../../shared/bits.ts';
import { booksOfRow } from '../books-of-row.ts';
import { combineFilters, facetWriter } from '../facets.ts';
import { type Filter, listFilters } from '../list-filters.ts';
import type { ListedLine } from './find-listed.ts';
import { type FilterValues, listedFilters } from './listed-filters.ts';
import { createNameMatcher } from './name-matches.ts';

export type ListedRow = Omit<ListedLine, 'filters'> & { values: FilterValues };
export type ListedQuery = {
  search?: string | undefined;
  starts_with?: Choice | undefined;
  rulebook?: Choice | undefined;
  sort?: { by: string; descending: boolean } | undefined;
};

/** Parameters that say how a list is shown, not what is in it. */
const SHOWN = ['page', 'limit', 'sort', 'facets', 'counts', 'coverage', 'lacking'];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ slug: letter, name: letter }));

/**
 * The entries of a kind that are known by name, book and page only: what of them matches a list's query.
 * @param ownFacets the facets of the kind's own list without filters
 */
export function createListedList(kind: ListedKind, stored: readonly ListedLine[], ownFacets: Facets) {
  const rows: ListedRow[] = stored.map(({ filters, ...row }) => ({ ...row, values: JSON.parse(filters) }));
  const books = booksOf(rows);
  const { all, choice } = listFilters(rows);
  const known: [string[], Filter<ListedQuery>][] = [
    [['starts_with'], choice('starts_with', LETTERS, ({ letter }) => [letter])],
    [['rulebook'], choice('rulebook', books, booksOfRow)],
    ...(listedFilters(kind, rows, ownFacets) as unknown as [string[], Filter<ListedQuery>][]),
  ];
  const parameters = new Set(['search', 'books', ...SHOWN, ...known.flatMap(([names]) => names)]);
  const filters = known.map(([, filter]) => filter);
  const matchNames = createNameMatcher(rows.map(({ sort_name }) => sort_name));
  const writeFacets = facetWriter<ListedQuery>(kind, filters);

  const found = (search: string | undefined): { bits: Bits; ranks: ReadonlyMap<number, number> } | null => {
    if (!search) return null;
    const ranks = matchNames(search);
    const bits = noBits(rows.length);
    for (const n of ranks.keys()) setBit(bits, n);
    return { bits, ranks };
  };

  const within = (scope: BookScope | null): Bits => {
    if (scope === null) return all;
    const allowed = noBits(rows.length);
    rows.forEach((row, n) => {
      if (isAllowed(scope, kind, row.slug, booksOfRow(row))) setBit(allowed, n);
    });
    return allowed;
  };

  return {
    rows,
    books,

    /** Whether every filter of the query asks for what is known of these entries. Where one does not, none of them match. */
    isDecided: (query: Readonly<Record<string, unknown>>): boolean =>
      Object.keys(query).every((name) => query[name] === undefined || parameters.has(name)),

    /**
     * The matching entries: in the order of the query where they have its column, else by name; the best matches of a search
     * first. Adds an error for each unknown value.
     * @param scope the books that a table allows; null for all
     */
    matching(query: ListedQuery, scope: BookScope | null, errors: ParameterError[]): ListedRow[] {
      const search = found(query.search);
      const parts = filters.map((filter) => filter.matching(query, errors)).filter((part) => part !== null);
      const indexes = membersOf([...parts, within(scope)].reduce(intersection, search?.bits ?? all));
      const rank = (n: number) => search?.ranks.get(n) ?? 0;
      const matching = indexes.sort((a, b) => rank(a) - rank(b) || a - b).flatMap((n) => rows[n] ?? []);
      const { by = 'name', descending = false } = query.sort ?? {};
      return by === 'name' ? matching : sorted(matching, by, descending);
    },

    facets(query: ListedQuery, scope: BookScope | null): Facets {
      const parts = filters.map((filter) => filter.matching(query, []));
      const base = intersection(found(query.search)?.bits ?? all, within(scope));
      return JSON.parse(writeFacets('facets', query, combineFilters(parts, base)));
    },
  };
}

export type ListedList = ReturnType<typeof createListedList>;

/** Sorts by the first value of a column. Rows without one come last; those with the same stay in their order. */
function sorted(rows: ListedRow[], by: string, descending: boolean): ListedRow[] {
  const keyOf = ({ values }: ListedRow) => values[by]?.[0];
  const turn = descending ? -1 : 1;
  return rows.sort((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return (
      turn *
      (typeof first === 'number' && typeof second === 'number'
        ? first - second
        : `${first}`.localeCompare(`${second}`, 'en', { numeric: true }))
    );
  });
}

/** Every rulebook that prints one of the entries, by name. */
function booksOf(rows: readonly ListedRow[]): NamedSlug[] {
  const names = new Map<string, string>();
  for (const { card } of rows) {
    const { rulebook_slug, rulebook_name, also_in } = JSON.parse(card);
    names.set(rulebook_slug, rulebook_name);
    for (const { slug, name } of also_in) names.set(slug, name);
  }
  return [...names].map(([slug, name]) => ({ slug, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
