import type { Catalogue } from '../catalogue/catalogue.ts';
import { spell, spellFilters, spellList, spellParameters } from '../contract/spells.ts';
import { type ApiRoute, detailRoute, fixedRoute, listRoute } from './route.ts';

export function spellRoutes({ spells }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/spells/filters',
        tag: 'Spells',
        summary: 'The values that the spell filters take',
        answer: spellFilters,
      },
      spells.filters,
    ),
    listRoute({
      kind: 'spells',
      summary: 'Spells that match every filter given',
      parameters: spellParameters,
      answer: spellList,
      list: spells.list,
    }),
    detailRoute({ kind: 'spells', answer: spell, find: spells.find }),
  ];
}
