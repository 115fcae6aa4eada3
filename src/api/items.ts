import type { Catalogue } from '../catalogue/catalogue.ts';
import { item, itemFilters, itemList, itemParameters } from '../contract/items.ts';
import { type ApiRoute, detailRoute, fixedRoute, listRoute } from './route.ts';

export function itemRoutes({ items }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/items/filters',
        tag: 'Items',
        summary: 'The values that the item filters take',
        answer: itemFilters,
      },
      items.filters,
    ),
    listRoute({
      kind: 'items',
      summary: 'Items that match every filter given',
      parameters: itemParameters,
      answer: itemList,
      list: items.list,
    }),
    detailRoute({ kind: 'items', answer: item, find: items.find }),
  ];
}
