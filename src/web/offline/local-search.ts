import { searchAll } from '../../catalogue/listed/search-all.ts';
import { plainWords } from '../../catalogue/plain-words.ts';
import { type BookScope, isAllowed } from '../../contract/books.ts';
import { COVERAGES } from '../../contract/coverage.ts';
import { isKindName, KINDS, type KindName } from '../../contract/kinds.ts';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { RawQuery } from '../../contract/query.ts';
import type { SearchResponse, SearchResult } from '../../contract/search.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { paths } from '../paths.ts';
import type { StoredName } from './store.ts';

/**
 * A page of results in the form of `/api/search`: the entries whose names have every word, those that begin with the query
 * first. Accents and punctuation do not count. No word is read as a filter, and `fact` is null, because only names and summaries
 * are stored for the search.
 * @param places the stored entries by name, book and page that match, the best first
 * @param scope the books that a table allows; null for all
 */
export function localSearch(
  names: readonly (readonly [KindName, readonly StoredName[]])[],
  query: RawQuery,
  places: readonly SearchResult[] = [],
  scope: BookScope | null = null,
): SearchResponse {
  const { kind = '', coverage, beside } = query;
  return searchAll(places, {
    own: (size, page) => searchNames(names, query, { size, page, scope }),
    limit: positiveInteger(query.limit, DEFAULT_LIMIT),
    page: positiveInteger(query.page, 1),
    kind: isKindName(kind) ? kind : null,
    coverage: COVERAGES.find((name) => name === coverage) ?? 'text',
    beside: beside === undefined ? undefined : positiveInteger(beside, 1),
  });
}

function searchNames(
  names: readonly (readonly [KindName, readonly StoredName[]])[],
  { q = '', kind }: RawQuery,
  { size, page, scope }: { size: number; page: number; scope: BookScope | null },
): SearchResponse {
  const start = plainWords(q);
  const words = start.split(' ').filter(Boolean);
  const found = names.flatMap(([kind, entries]) =>
    entries
      .filter((entry) => words.length > 0 && hasWords(entry, words))
      .filter(({ slug, books }) => scope === null || isAllowed(scope, kind, slug, books))
      .map(({ slug, name, summary }) => ({
        ...{ kind, slug, name, url: paths.entry(kind, slug), label: capitalized(KINDS[kind].singular) },
        ...{ fact: null, summary, snippet: null },
      })),
  );
  const rank = (name: string) => {
    const plain = plainWords(name);
    return plain === start ? 0 : plain.startsWith(start) ? 1 : 2;
  };
  const ofKind = found.filter((result) => kind === undefined || result.kind === kind);
  ofKind.sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'));
  const first = (page - 1) * size;
  const kinds = [...Map.groupBy(found, (result) => result.kind)].map(([kind, { length }]) => ({ kind, total: length }));
  return {
    results: ofKind.slice(first, first + size),
    total: ofKind.length,
    kinds: kinds.sort((a, b) => b.total - a.total),
    understood: [],
  };
}

function hasWords({ name, also }: StoredName, words: readonly string[]): boolean {
  const text = plainWords([name, ...also].join(' '));
  return words.every((word) => text.includes(word));
}

function positiveInteger(text: string | undefined, fallback: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
}
