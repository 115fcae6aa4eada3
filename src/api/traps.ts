import type { Catalogue } from '../catalogue/catalogue.ts';
import { type TrapCard, trap, trapFilters, trapList, trapParameters } from '../contract/traps.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, fixedRoute } from './route.ts';

const COLUMNS: Columns<TrapCard> = {
  Name: ({ name }) => name,
  'Challenge rating': ({ challenge_rating }) => challenge_rating,
  Type: ({ type_name }) => type_name,
  Trigger: ({ trigger_text }) => trigger_text,
  Reset: ({ reset_text }) => reset_text,
  Attack: ({ attack }) => attack,
  'Saving throw': ({ save }) => save,
  Damage: ({ damage }) => damage,
  'Search DC': ({ search_dc }) => search_dc,
  'Disable Device DC': ({ disable_dc }) => disable_dc,
  'Cost in gp': ({ cost_gp }) => cost_gp,
  'Cost in XP': ({ cost_xp }) => cost_xp,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/traps/${slug}`,
};

export function trapRoutes({ traps }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/traps/filters',
        tag: 'Traps',
        summary: 'The values that the trap filters take',
        answer: trapFilters,
      },
      traps.filters,
    ),
    ...listRoutes({
      kind: 'traps',
      summary: 'Traps that match every filter given',
      parameters: trapParameters,
      answer: trapList,
      queries: traps,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'traps', answer: trap, find: traps.find }),
  ];
}
