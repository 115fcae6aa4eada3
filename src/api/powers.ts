import type { Catalogue } from '../catalogue/catalogue.ts';
import { power, powerFilters, powerList, powerParameters } from '../contract/powers.ts';
import { type ApiRoute, detailRoute, fixedRoute, listRoute } from './route.ts';

export function powerRoutes({ powers }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/powers/filters',
        tag: 'Psionic powers',
        summary: 'The values that the power filters take',
        answer: powerFilters,
      },
      powers.filters,
    ),
    listRoute({
      kind: 'powers',
      summary: 'Psionic powers that match every filter given',
      parameters: powerParameters,
      answer: powerList,
      list: powers.list,
    }),
    detailRoute({ kind: 'powers', answer: power, find: powers.find }),
  ];
}
