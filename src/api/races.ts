import type { Catalogue } from '../catalogue/catalogue.ts';
import { type RaceCard, race, raceList, raceParameters } from '../contract/races.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute } from './route.ts';

const COLUMNS: Columns<RaceCard> = {
  Name: ({ name }) => name,
  Size: ({ size }) => size,
  Type: ({ type }) => type,
  'Level adjustment': ({ level_adjustment }) => level_adjustment,
  'Effective character level': ({ ecr }) => ecr,
  'Favored class': ({ favored_class }) => favored_class,
  Alignment: ({ alignment }) => alignment,
  Group: ({ group }) => group,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/races/${slug}`,
};

export function raceRoutes({ races }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'races',
      summary: 'Races of player characters by name',
      parameters: raceParameters,
      answer: raceList,
      queries: races,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'races', answer: race, find: races.find }),
  ];
}
