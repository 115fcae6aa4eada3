import QuickLRU from 'quick-lru';
import type { Neighbours } from '../contract/entries.ts';
import type { Facets } from '../contract/facets.ts';
import type { KindName } from '../contract/kinds.ts';
import { paginationOf } from '../contract/page-count.ts';
import type { Choice, Sort } from '../contract/parameters.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { SortColumn } from '../contract/sorts.ts';
import type { ListColumns } from '../database/tables/table.ts';
import { type Bits, countBits, hasBit, intersection, isEmptySet } from '../shared/bits.ts';
import { booksFilter } from './books.ts';
import { combineFilters, type FacetForm, facetWriter } from './facets.ts';
import { type JsonText, toJson } from './json-text.ts';
import { type KindSource, type SearchMatches, TEXT_MATCH_RANK } from './kind-source.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { type Order, type SortKey, sortedOrders } from './list-order.ts';
import { neighboursIn } from './neighbours.ts';

type ListQuery<Kind extends KindName> = {
  page: number;
  limit: number;
  search?: string | undefined;
  starts_with?: Choice | undefined;
  books?: Choice | undefined;
  facets?: boolean | undefined;
  counts?: boolean | undefined;
  sort?: Sort<Kind> | undefined;
};

/** The cards of all matching entries: as one list response, and as JSON texts. */
export type MatchingCards = { list: JsonText<unknown>; texts: () => string[] };

type ListParts<Kind extends KindName, Row, Query> = {
  kind: Kind;
  /** The rows of the kind's list table by ascending id, which is also the order of their names. */
  rows: readonly Row[];
  filters: readonly Filter<Query>[];
  /** The sort key of each column but `name`. */
  sorts: Readonly<Record<Exclude<SortColumn<Kind>, 'name'>, SortKey<Row>>>;
  /** The order by level on the spell or power lists that the query chooses; null where it chooses none. */
  levelOrder?: (query: Query, descending: boolean) => Order | null;
  /** Loads what the filters need for the query. */
  prepare?: (query: Query) => Promise<void>;
  /** What a page of the list says beside its cards, as JSON by name. `indexes` are those of the page's rows. */
  members?: (query: Query, indexes: readonly number[]) => Readonly<Record<string, string>>;
};

/** Facets of the latest queries are cached: some 20 kB each. */
const MAX_CACHED_FACETS = 8;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ slug: letter, name: letter }));

/**
 * A kind's list, its facets, its neighbours and its export. All filter by the same sets of entries in memory, which take some
 * hundred bytes for each value. Only the search and the reading of cards may query the database.
 * @throws InvalidParameters from each function, where a filter has an unknown value
 */
export function createList<Kind extends KindName, Row extends ListColumns, Query extends ListQuery<Kind>, ListResponse>(
  source: KindSource,
  parts: ListParts<Kind, Row, Query>,
) {
  const { kind } = parts;
  const { first, size } = idsOf(parts);
  const { runFilters, matching, facetsOf } = matcher(source, parts);
  const allIds = (matches: Matches) => pick(matches, 0, size).map((n) => first + n);
  return {
    /** One page of the list; with facets or counts if the query requests them. */
    async list(query: Query): Promise<JsonText<ListResponse>> {
      const { page, limit } = query;
      const results = await runFilters(query);
      const matches = matching(query, results);
      const pagination = JSON.stringify(paginationOf(countBits(matches.bits), page, limit));
      const indexes = pick(matches, (page - 1) * limit, limit);
      const extraMembers: Record<string, string> = { pagination, ...parts.members?.(query, indexes) };
      for (const form of ['facets', 'counts'] as const)
        if (query[form]) extraMembers[form] = facetsOf(form, query, results);
      const ids = indexes.map((n) => first + n);
      return source.listResponse(kind, ids, extraMembers);
    },

    /** The facets: how many entries would match with each value of each filter. */
    async facets(query: Query): Promise<JsonText<Facets>> {
      return facetsOf('facets', query, await runFilters(query));
    },

    /** The ids of all matching entries, in the order of the list. */
    async matchingIds(query: Query): Promise<number[]> {
      return allIds(matching(query, await runFilters(query)));
    },

    /** The entry's position in the list, and the entries before and after it; null where the kind has no such slug. */
    async neighbours(slug: string, query: Query): Promise<JsonText<Neighbours> | null> {
      const id = await source.id(kind, slug);
      if (id === null) return null;
      const ids = allIds(matching(query, await runFilters(query)));
      return toJson(neighboursIn(await source.cards(kind), ids, id));
    },

    /** The cards of all matching entries, on all pages. */
    async matchingCards(query: Query): Promise<MatchingCards> {
      const ids = allIds(matching(query, await runFilters(query)));
      const texts = await source.cards(kind);
      return { list: await source.listResponse(kind, ids, {}), texts: () => texts(ids) };
    },
  };
}

/** Applies a kind's filters, search and orders to queries. */
function matcher<Kind extends KindName, Row extends ListColumns, Query extends ListQuery<Kind>>(
  source: KindSource,
  { kind, rows, filters: ownFilters, sorts, levelOrder, prepare }: ListParts<Kind, Row, Query>,
) {
  const { all, choice } = listFilters(rows);
  const books = booksFilter(kind, source, rows);
  const filters: Filter<Query>[] = [
    ...ownFilters,
    choice('starts_with', LETTERS, ({ letter }) => [letter]),
    books.filter,
  ];
  const orders = ordersByColumn(rows, sorts);
  const search = source.search(kind, rows);
  const writeFacets = facetWriter(kind, filters);
  /** The facets of the unfiltered list. They never change, and most requests need them. */
  const unfiltered: Partial<Record<FacetForm, string>> = {};
  const filtered = new QuickLRU<string, string>({ maxSize: MAX_CACHED_FACETS });
  return {
    async runFilters(query: Query): Promise<QueryResults> {
      await Promise.all([prepare?.(query), books.prepare(query)]);
      const errors: ParameterError[] = [];
      const parts = filters.map((filter) => filter.matching(query, errors));
      if (errors.length > 0) throw new InvalidParameters(errors);
      const found = query.search ? await search(query.search) : null;
      return { parts, found };
    },

    /** The matching entries and their order. A search ranks the best matches first, unless another order is chosen. */
    matching(query: Query, { parts, found }: QueryResults): Matches {
      const bits = parts.filter((part) => part !== null).reduce(intersection, found?.bits ?? all);
      const { by = 'name', descending = false } = query.sort ?? {};
      const byLevel = by === 'level' ? levelOrder?.(query, descending) : null;
      const order = byLevel ?? (orders.get(by)?.[descending ? 'descending' : 'ascending'] as Order);
      return { bits, order, ranks: by === 'name' && !descending ? (found?.ranks ?? null) : null };
    },

    facetsOf(form: FacetForm, query: Query, { parts, found }: QueryResults): string {
      if (found === null && parts.every((part) => part === null)) {
        unfiltered[form] ??= writeFacets(form, query, { all, others: parts.map(() => all) });
        return unfiltered[form];
      }
      // The counts are independent of page and order.
      const { page: _, limit: __, sort: ___, facets: ____, counts: _____, ...filtering } = query;
      const key = form + JSON.stringify(filtering);
      const cached = filtered.get(key);
      if (cached !== undefined) return cached;
      const combined = combineFilters(parts, found?.bits ?? all);
      const without = isEmptySet(combined.all) ? countsWithoutEach(filtering, found) : undefined;
      const facets = writeFacets(form, query, { ...combined, without });
      filtered.set(key, facets);
      return facets;
    },
  };

  /** For each parameter that is set, the number of entries that match without it. */
  function countsWithoutEach(
    filtering: Readonly<Record<string, unknown>>,
    found: SearchMatches | null,
  ): Record<string, number> {
    const set = Object.keys(filtering).filter((name) => filtering[name] !== undefined);
    return Object.fromEntries(
      set.map((name) => {
        const others = { ...filtering, [name]: undefined } as Query;
        const parts = filters.map((filter) => filter.matching(others, [])).filter((part) => part !== null);
        return [name, countBits(parts.reduce(intersection, name === 'search' ? all : (found?.bits ?? all)))];
      }),
    );
  }
}

/** The result of each filter and of the search of a query; null where the query does not use it. */
type QueryResults = { parts: readonly (Bits | null)[]; found: SearchMatches | null };

/** `ranks`: how good a match each entry is, where that goes before the order. */
type Matches = { bits: Bits; order: Order; ranks: SearchMatches['ranks'] | null };

function pick({ bits, order, ranks }: Matches, start: number, limit: number): number[] {
  const picked: number[] = [];
  let skipped = 0;
  const lastRank = ranks === null ? 0 : TEXT_MATCH_RANK;
  for (let rank = 0; rank <= lastRank; rank++)
    for (const n of order) {
      if (!hasBit(bits, n) || (ranks !== null && ranks[n] !== rank)) continue;
      if (skipped++ < start) continue;
      if (picked.push(n) >= limit) return picked;
    }
  return picked;
}

/** The first id of the kind and the number of its entries: the compiler gives a kind consecutive ids. */
function idsOf({ kind, rows }: { kind: KindName; rows: readonly ListColumns[] }): { first: number; size: number } {
  const first = rows[0]?.id ?? 1;
  if (rows.some(({ id }, n) => id !== first + n)) throw new Error(`The ${kind} do not have consecutive ids.`);
  return { first, size: rows.length };
}

function ordersByColumn<Row extends ListColumns>(rows: readonly Row[], sorts: Readonly<Record<string, SortKey<Row>>>) {
  const byName = sortedOrders<Row>(rows, ({ id }) => id);
  return new Map([
    ['name', byName],
    ...Object.entries(sorts).map(([by, key]) => [by, sortedOrders(rows, key)] as const),
  ]);
}
