import type { Catalogue } from '../catalogue/catalogue.ts';
import { type ItemCard, item, itemFilters, itemList, itemParameters } from '../contract/items.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, fixedRoute } from './route.ts';

const COLUMNS: Columns<ItemCard> = {
  Name: ({ name }) => name,
  Type: ({ type_name }) => type_name,
  Subtype: ({ subtype }) => subtype,
  Slot: ({ slot_name }) => slot_name,
  Material: ({ material_name }) => material_name,
  'Price (gp)': ({ price_gp }) => price_gp,
  Price: ({ price_text }) => price_text,
  'Weight (lb.)': ({ weight }) => weight,
  'Caster level': ({ caster_level }) => caster_level,
  'Manifester level': ({ manifester_level }) => manifester_level,
  Aura: ({ aura_name }) => aura_name,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/items/${slug}`,
};

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
    ...listRoutes({
      kind: 'items',
      summary: 'Items that match every filter given',
      parameters: itemParameters,
      answer: itemList,
      queries: items,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'items', answer: item, find: items.find }),
  ];
}
