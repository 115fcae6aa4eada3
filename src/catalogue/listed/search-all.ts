import type { Coverage } from '../../contract/coverage.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { SearchResponse, SearchResult } from '../../contract/search.ts';

type Options = {
  /** How many entries known by name, book and page stand beside the results; none where undefined. */
  beside: number | undefined;
  /** Searches the entries with their rules: so many results of a page from 1. */
  own: (limit: number, page: number) => SearchResponse;
  limit: number;
  page: number;
  kind: KindName | null;
  coverage: Coverage;
};

/**
 * One page of a search that knows entries known by name, book and page: entries with their rules come first.
 * @param matching all such entries that match, the best first
 */
export function searchAll(matching: readonly SearchResult[], options: Options): SearchResponse {
  const { beside, kind } = options;
  const listed = matching.filter((result) => kind === null || result.kind === kind);
  const answer = joinedResults(matching, listed, options);
  if (beside === undefined) return answer;
  return { ...answer, beside: { results: listed.slice(0, beside), total: listed.length } };
}

/** @param listed those of `matching` that are of the kind */
function joinedResults(
  matching: readonly SearchResult[],
  listed: readonly SearchResult[],
  { own, limit, page, coverage }: Options,
): SearchResponse {
  if (coverage === 'text') return own(limit, page);
  const kindsOfListed = [...Map.groupBy(matching, (result) => result.kind)].map(([name, { length }]) => ({
    kind: name,
    total: length,
  }));
  const from = (page - 1) * limit;
  if (coverage === 'listed')
    return { results: listed.slice(from, from + limit), total: listed.length, kinds: kindsOfListed, understood: [] };
  const first = own(limit, page);
  const start = Math.max(0, from - first.total);
  const room = limit - first.results.length;
  return {
    ...first,
    results: [...first.results, ...listed.slice(start, start + room)],
    total: first.total + listed.length,
    kinds: sumOfKinds([...first.kinds, ...kindsOfListed]),
  };
}

/** The totals of each kind together, the most first. */
function sumOfKinds(kinds: SearchResponse['kinds']): SearchResponse['kinds'] {
  const totals = new Map<string, number>();
  for (const { kind, total } of kinds) totals.set(kind, (totals.get(kind) ?? 0) + total);
  return [...totals].map(([kind, total]) => ({ kind, total })).sort((a, b) => b.total - a.total);
}
