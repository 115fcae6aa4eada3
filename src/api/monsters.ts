import type { Catalogue } from '../catalogue/catalogue.ts';
import { monster, monsterFilters, monsterList, monsterParameters } from '../contract/monsters.ts';
import { type ApiRoute, detailRoute, fixedRoute, listRoute } from './route.ts';

export function monsterRoutes({ monsters }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/monsters/filters',
        tag: 'Monsters',
        summary: 'The values that the monster filters take',
        answer: monsterFilters,
      },
      monsters.filters,
    ),
    listRoute({
      kind: 'monsters',
      summary: 'Monsters that match every filter given',
      parameters: monsterParameters,
      answer: monsterList,
      list: monsters.list,
    }),
    detailRoute({ kind: 'monsters', answer: monster, find: monsters.find }),
  ];
}
