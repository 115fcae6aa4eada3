import { randomInt } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { knownChoice } from '../catalogue/known-values.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { RawQuery } from '../contract/query.ts';
import {
  type ShopFilters,
  type ShopParameters,
  shopFilters,
  shopNameParameters,
  shopNames,
  shopParameters,
  shopStock,
} from '../contract/shop.ts';
import { MAX_SEED } from '../contract/shop-options.ts';
import { randomNames } from '../shop/names.ts';
import { stockResponse } from '../shop/stock-response.ts';
import { type ApiRoute, fixedRoute, queryRoute } from './route.ts';

const TAG = 'Shop Generator';

export function shopRoutes({ shop }: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/items/shop/generate',
      tag: TAG,
      summary: 'A random stock within a budget; the same parameters and seed give the same stock',
      parameters: shopParameters,
      answer: shopStock,
      cacheable: seeded,
      answerQuery: async (query) => toJson(stockResponse(await shop.range(), validated(query, shop.filters))),
    }),
    queryRoute({
      path: '/api/items/shop/names',
      tag: TAG,
      summary: 'Random names of an owner and of their shop',
      parameters: shopNameParameters,
      answer: shopNames,
      cacheable: seeded,
      answerQuery: async ({ race, kind, seed = randomSeed() }) =>
        toJson({ ...randomNames((await shop.range()).names, { race, kind, seed }), seed }),
    }),
    fixedRoute(
      {
        path: '/api/items/shop/filters',
        tag: TAG,
        summary: 'The item types and body slots that shops sell',
        answer: shopFilters,
      },
      shop.filters,
    ),
  ];
}

const seeded = ({ seed }: RawQuery) => seed !== undefined;
const randomSeed = () => randomInt(MAX_SEED);

/** Adds a seed and checks types and slots. Throws `InvalidParameters` for an unknown one. */
function validated(query: ShopParameters, { types, slots }: ShopFilters): ShopParameters & { seed: number } {
  const errors: ParameterError[] = [];
  const checked = {
    ...query,
    seed: query.seed ?? randomSeed(),
    types: knownChoice('types', query.types, types, errors),
    gear_slot: knownChoice('gear_slot', query.gear_slot, slots, errors),
  };
  if (errors.length > 0) throw new InvalidParameters(errors);
  return checked;
}
