import type { Catalogue } from '../catalogue/catalogue.ts';
import { QUOTAS } from '../contract/budget.ts';
import { chosenEntries, chosenParameters } from '../contract/chosen-entries.ts';
import { MAX_COMPARED } from '../contract/limits.ts';
import { yesOrNo } from '../contract/parameters.ts';
import { type ApiRoute, queryRoute } from './route.ts';

/** `GET /api/entries?of=spells/fireball,items/rope`: several entries of any kind at once. */
export function chosenRoutes({ chosen }: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/entries',
      tag: 'Search',
      summary: 'Entries of any kind by their addresses, such as a list of one’s own',
      parameters: chosenParameters,
      answer: chosenEntries,
      // As many as are compared are no more work than their own addresses.
      quota: ({ of = '', whole }) =>
        yesOrNo.safeParse(whole).data && of.split(',', MAX_COMPARED + 1).length > MAX_COMPARED
          ? QUOTAS.fullEntries
          : undefined,
      answerQuery: chosen,
    }),
  ];
}
