import type { Catalogue } from '../catalogue/catalogue.ts';
import { feat, featCategories, featList, featParameters } from '../contract/feats.ts';
import { type ApiRoute, detailRoute, fixedRoute, listRoute } from './route.ts';

export function featRoutes({ feats }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/feats/categories/list',
        tag: 'Feats',
        summary: 'The categories that feats are listed under',
        answer: featCategories,
      },
      feats.categories,
    ),
    listRoute({
      kind: 'feats',
      summary: 'Feats that match every filter given',
      parameters: featParameters,
      answer: featList,
      list: feats.list,
    }),
    detailRoute({ kind: 'feats', answer: feat, find: feats.find }),
  ];
}
