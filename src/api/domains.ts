import type { Catalogue } from '../catalogue/catalogue.ts';
import { domain, domainList, domainParameters } from '../contract/domains.ts';
import { type ApiRoute, detailRoute, listRoute } from './route.ts';

export function domainRoutes({ domains }: Catalogue): ApiRoute[] {
  return [
    listRoute({
      kind: 'domains',
      summary: 'Domains by name',
      parameters: domainParameters,
      answer: domainList,
      list: domains.list,
    }),
    detailRoute({ kind: 'domains', answer: domain, find: domains.find }),
  ];
}
