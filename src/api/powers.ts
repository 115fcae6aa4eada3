import type { Catalogue } from '../catalogue/catalogue.ts';
import { type PowerCard, power, powerFilters, powerList, powerParameters } from '../contract/powers.ts';
import { type Columns, joinValues } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, fixedRoute } from './route.ts';

const COLUMNS: Columns<PowerCard> = {
  Name: ({ name }) => name,
  Discipline: ({ discipline_name }) => discipline_name,
  Subdiscipline: ({ subdiscipline_name }) => subdiscipline_name,
  Descriptors: ({ descriptors }) => joinValues(descriptors.map(({ name }) => name)),
  Level: ({ level_text }) => level_text,
  'Power points': ({ power_points }) => power_points,
  'Manifesting time': ({ manifesting_time }) => manifesting_time,
  Range: ({ range }) => range,
  Duration: ({ duration }) => duration,
  'Saving throw': ({ saving_throw }) => saving_throw,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/powers/${slug}`,
};

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
    ...listRoutes({
      kind: 'powers',
      summary: 'Psionic powers that match every filter given',
      parameters: powerParameters,
      answer: powerList,
      queries: powers,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'powers', answer: power, find: powers.find }),
  ];
}
