import type { Catalogue } from '../catalogue/catalogue.ts';
import { type DomainCard, domain, domainList, domainParameters } from '../contract/domains.ts';
import { type Columns, joinValues, yesNo } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute } from './route.ts';

const COLUMNS: Columns<DomainCard> = {
  Name: ({ name }) => name,
  Spells: ({ spell_count }) => spell_count,
  Deities: ({ deities }) => joinValues(deities.map(({ name }) => name)),
  'Names and spells only': ({ facts_only }) => yesNo(facts_only),
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/domains/${slug}`,
};

export function domainRoutes({ domains }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'domains',
      summary: 'Domains by name',
      parameters: domainParameters,
      answer: domainList,
      queries: domains,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'domains', answer: domain, find: domains.find }),
  ];
}
