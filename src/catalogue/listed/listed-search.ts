import { type BookScope, isAllowed } from '../../contract/books.ts';
import { LISTED_KINDS } from '../../contract/coverage.ts';
import { KINDS } from '../../contract/kinds.ts';
import type { ListedCard } from '../../contract/listed.ts';
import type { SearchResult } from '../../contract/search.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { booksOfRow } from '../books-of-row.ts';
import type { KindSource } from '../kind-source.ts';
import { createNameMatcher } from './name-matches.ts';

/** @param scope the books that a table allows; null for all */
type ListedSearch = (q: string, scope: BookScope | null) => Promise<SearchResult[]>;

/** Finds entries that are known by name, book and page only, by the words of their names; the best come first. */
export function createListedSearch(source: Pick<KindSource, 'listed'>): ListedSearch {
  const load = memoizeAsync<void, (q: string, scope: BookScope | null) => SearchResult[]>(async () => {
    const rows = (await Promise.all(LISTED_KINDS.map(source.listed))).flat();
    const match = createNameMatcher(rows.map(({ sort_name }) => sort_name));
    return (q, scope) =>
      [...match(q)]
        .sort(([a, rank], [b, other]) => rank - other || a - b)
        .flatMap(([n]) => {
          const row = rows[n];
          if (row === undefined || (scope && !isAllowed(scope, row.kind, row.slug, booksOfRow(row)))) return [];
          return resultOf(row.kind as (typeof LISTED_KINDS)[number], JSON.parse(row.card));
        });
  });
  return async (q, scope) => (await load())(q, scope);
}

function resultOf(kind: (typeof LISTED_KINDS)[number], card: ListedCard): SearchResult {
  const { slug, name, type, rulebook_name, page } = card;
  const singular = KINDS[kind].singular;
  return {
    kind,
    slug,
    name,
    url: `/${kind}/${slug}`,
    label: type ?? capitalized(singular),
    fact: [rulebook_name, page].filter((part) => part !== null).join(' '),
    summary: null,
    snippet: null,
  };
}
