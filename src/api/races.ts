import type { Catalogue } from '../catalogue/catalogue.ts';
import { race, raceList, raceParameters } from '../contract/races.ts';
import { type ApiRoute, detailRoute, listRoute } from './route.ts';

export function raceRoutes({ races }: Catalogue): ApiRoute[] {
  return [
    listRoute({
      kind: 'races',
      summary: 'Races of player characters by name',
      parameters: raceParameters,
      answer: raceList,
      list: races.list,
    }),
    detailRoute({ kind: 'races', answer: race, find: races.find }),
  ];
}
