import QuickLRU from 'quick-lru';
import type { Neighbours } from '../contract/entries.ts';
import type { Facets } from '../contract/facets.ts';
import type { KindName } from '../contract/kinds.ts';
import { paginationOf } from '../contract/pagination.ts';
import type { Choice, Sort } from '../contract/parameters.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { SortColumn } from '../contract/sorts.ts';
import type { ListColumns } from '../database/tables/table.ts';
import { type Bits, both, countBits, hasBit, isEmptySet } from '../shared/bits.ts';
import { type FacetForm, facetWriter, leftByOthers } from './facets.ts';
import { type JsonText, toJson } from './json-text.ts';
import { type Found, type KindSource, WORST_RANK } from './kind-source.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { type Order, ordersBy, type SortKey } from './list-order.ts';
import { neighboursIn } from './neighbours.ts';

type ListQuery<Kind extends KindName> = {
  page: number;
  limit: number;
  search?: string | undefined;
  starts_with?: Choice | undefined;
  facets?: boolean | undefined;
  counts?: boolean | undefined;
  sort?: Sort<Kind> | undefined;
};

/** The cards of entries in a list's order: the list itself, and each one as text. */
export type MatchingCards = { list: JsonText<unknown>; texts: () => string[] };

type ListParts<Kind extends KindName, Row, Query> = {
  kind: Kind;
  /** The kind's list table in the order of the entries' numbers, which is that of their names. */
  rows: readonly Row[];
  filters: readonly Filter<Query>[];
  /** What each column but the name is sorted by. */
  sorts: Readonly<Record<Exclude<SortColumn<Kind>, 'name'>, SortKey<Row>>>;
  /** The order by level where the query chooses the lists whose level counts; null where it does not. */
  levelOrder?: (query: Query, descending: boolean) => Order | null;
};

/** Facets of the latest queries are cached: some 20 kB each. */
const MAX_CACHED_FACETS = 8;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ slug: letter, name: letter }));

/**
 * A kind's list, its facets and its export. They filter by the same sets of entries, which are held in memory: some
 * hundred bytes for each value. Only a search may ask the database. Every function throws `InvalidParameters` where a
 * filter names a value that the catalogue does not have.
 */
export function createList<Kind extends KindName, Row extends ListColumns, Query extends ListQuery<Kind>, Answer>(
  source: KindSource,
  parts: ListParts<Kind, Row, Query>,
) {
  const { kind } = parts;
  const { first, size } = numbersOf(parts);
  const { evaluate, matching, facetsOf } = matcher(source, parts);
  const idsFrom = (matches: Matches, start: number, limit: number) => pick(matches, start, limit).map((n) => first + n);
  return {
    /** One page of the list, with its facets if the query asks for them. */
    async list(query: Query): Promise<JsonText<Answer>> {
      const { page, limit } = query;
      const evaluated = await evaluate(query);
      const matches = matching(query, evaluated);
      const pagination = JSON.stringify(paginationOf(countBits(matches.bits), page, limit));
      const more: Record<string, string> = { pagination };
      for (const form of ['facets', 'counts'] as const) if (query[form]) more[form] = facetsOf(form, query, evaluated);
      return source.answer(kind, idsFrom(matches, (page - 1) * limit, limit), more);
    },

    /** How many entries each value of each filter would leave. */
    async facets(query: Query): Promise<JsonText<Facets>> {
      return facetsOf('facets', query, await evaluate(query));
    },

    /** Where the entry stands in the whole list, and what stands beside it; null where the kind has none of that slug. */
    async neighbours(slug: string, query: Query): Promise<JsonText<Neighbours> | null> {
      const id = await source.id(kind, slug);
      if (id === null) return null;
      const ids = idsFrom(matching(query, await evaluate(query)), 0, size);
      return toJson(neighboursIn(await source.cards(kind), ids, id));
    },

    /** All that match, on whatever page. */
    async matchingCards(query: Query): Promise<MatchingCards> {
      const ids = idsFrom(matching(query, await evaluate(query)), 0, size);
      const texts = await source.cards(kind);
      return { list: await source.answer(kind, ids, {}), texts: () => texts(ids) };
    },
  };
}

/** Applies a kind's filters, search and orders to queries. */
function matcher<Kind extends KindName, Row extends ListColumns, Query extends ListQuery<Kind>>(
  source: KindSource,
  { kind, rows, filters: own, sorts, levelOrder }: ListParts<Kind, Row, Query>,
) {
  const { all, choice } = listFilters(rows);
  const filters: Filter<Query>[] = [...own, choice('starts_with', LETTERS, ({ letter }) => [letter])];
  const orders = allOrders(rows, sorts);
  const search = source.search(kind, rows);
  const writeFacets = facetWriter(kind, filters);
  /** The facets of the unfiltered list: they never change, and most requests are for them. */
  const unfiltered: Partial<Record<FacetForm, string>> = {};
  const filtered = new QuickLRU<string, string>({ maxSize: MAX_CACHED_FACETS });
  return {
    async evaluate(query: Query): Promise<Evaluated> {
      const errors: ParameterError[] = [];
      const parts = filters.map((filter) => filter.matching(query, errors));
      if (errors.length > 0) throw new InvalidParameters(errors);
      const found = query.search ? await search(query.search) : null;
      return { parts, found };
    },

    /** What matches, and in which order; a search puts the best matches first where no column is chosen. */
    matching(query: Query, { parts, found }: Evaluated): Matches {
      const bits = parts.filter((part) => part !== null).reduce(both, found?.bits ?? all);
      const { by = 'name', descending = false } = query.sort ?? {};
      const byLevel = by === 'level' ? levelOrder?.(query, descending) : null;
      const order = byLevel ?? (orders.get(by)?.[descending ? 'down' : 'up'] as Order);
      return { bits, order, ranks: by === 'name' && !descending ? (found?.ranks ?? null) : null };
    },

    facetsOf(form: FacetForm, query: Query, { parts, found }: Evaluated): string {
      if (found === null && parts.every((part) => part === null)) {
        unfiltered[form] ??= writeFacets(form, query, { all, others: parts.map(() => all) });
        return unfiltered[form];
      }
      // The next page and another order have the same counts.
      const { page: _, limit: __, sort: ___, facets: ____, counts: _____, ...filtering } = query;
      const key = form + JSON.stringify(filtering);
      const known = filtered.get(key);
      if (known !== undefined) return known;
      const left = leftByOthers(parts, found?.bits ?? all);
      const without = isEmptySet(left.all) ? withoutEach(filtering, found) : undefined;
      const facets = writeFacets(form, query, { ...left, without });
      filtered.set(key, facets);
      return facets;
    },
  };

  /** How many entries there are without one of the parameters that are set, for each of them. */
  function withoutEach(filtering: Readonly<Record<string, unknown>>, found: Found | null): Record<string, number> {
    const set = Object.keys(filtering).filter((name) => filtering[name] !== undefined);
    return Object.fromEntries(
      set.map((name) => {
        const rest = { ...filtering, [name]: undefined } as Query;
        const parts = filters.map((filter) => filter.matching(rest, [])).filter((part) => part !== null);
        return [name, countBits(parts.reduce(both, name === 'search' ? all : (found?.bits ?? all)))];
      }),
    );
  }
}

/** The result of each filter and of the search of a query; null where the query does not use it. */
type Evaluated = { parts: readonly (Bits | null)[]; found: Found | null };

/** `ranks`: how good a match each entry is, where that goes before the order. */
type Matches = { bits: Bits; order: Order; ranks: Found['ranks'] | null };

function pick({ bits, order, ranks }: Matches, start: number, limit: number): number[] {
  const picked: number[] = [];
  let passed = 0;
  const lastRank = ranks === null ? 0 : WORST_RANK;
  for (let rank = 0; rank <= lastRank; rank++)
    for (const n of order) {
      if (!hasBit(bits, n) || (ranks !== null && ranks[n] !== rank)) continue;
      if (passed++ < start) continue;
      if (picked.push(n) >= limit) return picked;
    }
  return picked;
}

/** The compiler numbers a kind's entries one after another. */
function numbersOf({ kind, rows }: { kind: KindName; rows: readonly ListColumns[] }): { first: number; size: number } {
  const first = rows[0]?.id ?? 1;
  if (rows.some(({ id }, n) => id !== first + n)) throw new Error(`The ${kind} are not numbered one after another.`);
  return { first, size: rows.length };
}

function allOrders<Row extends ListColumns>(rows: readonly Row[], sorts: Readonly<Record<string, SortKey<Row>>>) {
  const byName = ordersBy<Row>(rows, ({ id }) => id);
  return new Map([['name', byName], ...Object.entries(sorts).map(([by, key]) => [by, ordersBy(rows, key)] as const)]);
}
