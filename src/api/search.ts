import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { catalogueCounts, searchAnswer, searchParameters } from '../contract/search.ts';
import { type ApiRoute, fixedRoute, queryRoute } from './route.ts';

export function searchRoutes({ search, counts }: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/search',
      tag: 'Search',
      summary: 'Entries of every kind by name, then by rules text',
      parameters: searchParameters,
      answer: searchAnswer,
      answerQuery: async ({ q, limit }) => toJson(await search(q, limit)),
    }),
    fixedRoute(
      { path: '/api/counts', tag: 'Search', summary: 'How many entries each kind has', answer: catalogueCounts },
      { counts },
    ),
  ];
}
