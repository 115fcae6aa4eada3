import type { Catalogue } from '../catalogue/catalogue.ts';
import { type DeityCard, deity, deityList, deityParameters } from '../contract/deities.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute } from './route.ts';

const COLUMNS: Columns<DeityCard> = {
  Name: ({ name }) => name,
  Title: ({ title }) => title,
  Alignment: ({ alignment }) => alignment,
  'Power level': ({ power_level }) => power_level,
  Portfolio: ({ portfolio }) => portfolio,
  Domains: ({ domain }) => domain,
  Symbol: ({ symbol }) => symbol,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/deities/${slug}`,
};

export function deityRoutes({ deities }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'deities',
      summary: 'Deities by name',
      parameters: deityParameters,
      answer: deityList,
      queries: deities,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'deities', answer: deity, find: deities.find }),
  ];
}
