import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { searchAll } from '../catalogue/listed/search-all.ts';
import { catalogueCounts, searchParameters, searchResponse } from '../contract/search.ts';
import { createCreatureWords } from '../search/creature-words.ts';
import { readParts } from '../search/index-parts.ts';
import { createSearch, type Search } from '../search/search.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { type ApiRoute, fixedRoute, queryRoute } from './route.ts';
import { builtResult } from './searched-creature.ts';

type Searches = { entries: Search; creatures: ReturnType<typeof createCreatureWords> };

export function searchRoutes(catalogue: Catalogue): ApiRoute[] {
  const { searchIndex, counts, listed, books } = catalogue;
  const searches = memoizeAsync<void, Searches>(async () => {
    const index = readParts(await searchIndex());
    return { entries: createSearch(index), creatures: createCreatureWords(index) };
  });
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
        const [{ entries, creatures }, scope] = await Promise.all([searches(), books.scope(allowed)]);
        const asksForCreature = page === 1 && !plain && coverage !== 'listed' && (kind ?? 'monsters') === 'monsters';
        const creature = asksForCreature ? creatures(q, scope) : null;
        const built = creature && (await builtResult(catalogue, creature));
        const own = (size: number, of: number) => entries(q, size, { page: of, kind, plain, scope });
        const answer =
          coverage === 'text' && beside === undefined
            ? own(limit, page)
            : searchAll(await listed.search(q, scope), { own, limit, page, kind, coverage, beside });
        return toJson(built === null ? answer : { ...answer, built });
      },
    }),
    fixedRoute(
      { path: '/api/counts', tag: 'Search', summary: 'How many entries each kind has', answer: catalogueCounts },
      { counts },
    ),
  ];
}
