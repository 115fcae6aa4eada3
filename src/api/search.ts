import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { searchAll } from '../catalogue/listed/search-all.ts';
import { catalogueCounts, searchParameters, searchResponse } from '../contract/search.ts';
import { readParts } from '../search/index-parts.ts';
import { createSearch, type Search } from '../search/search.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { type ApiRoute, fixedRoute, queryRoute } from './route.ts';

export function searchRoutes({ searchIndex, counts, listed, books }: Catalogue): ApiRoute[] {
  const search = memoizeAsync<void, Search>(async () => createSearch(readParts(await searchIndex())));
  return [
    queryRoute({
      path: '/api/search',
      tag: 'Search',
      summary: 'Entries of every kind by name, then by rules text, narrowed by operators',
      parameters: searchParameters,
      answer: searchResponse,
      answerQuery: async ({
        q,
        limit,
        page,
        kind = null,
        plain = false,
        coverage = 'text',
        beside,
        books: allowed,
      }) => {
        const [found, scope] = await Promise.all([search(), books.scope(allowed)]);
        const own = (size: number, of: number) => found(q, size, { page: of, kind, plain, scope });
        if (coverage === 'text' && beside === undefined) return toJson(own(limit, page));
        return toJson(searchAll(await listed.search(q, scope), { own, limit, page, kind, coverage, beside }));
      },
    }),
    fixedRoute(
      { path: '/api/counts', tag: 'Search', summary: 'How many entries each kind has', answer: catalogueCounts },
      { counts },
    ),
  ];
}
