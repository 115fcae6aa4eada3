import type { Catalogue } from '../catalogue/catalogue.ts';
import { deity, deityList, deityParameters } from '../contract/deities.ts';
import { type ApiRoute, detailRoute, listRoute } from './route.ts';

export function deityRoutes({ deities }: Catalogue): ApiRoute[] {
  return [
    listRoute({
      kind: 'deities',
      summary: 'Deities by name',
      parameters: deityParameters,
      answer: deityList,
      list: deities.list,
    }),
    detailRoute({ kind: 'deities', answer: deity, find: deities.find }),
  ];
}
