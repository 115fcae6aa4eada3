import { randomInt } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { knownChoice } from '../catalogue/known-values.ts';
import type { Choice } from '../contract/parameters.ts';
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
import type { ShopRange } from '../contract/shop-goods.ts';
import { MAX_SEED } from '../contract/shop-options.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { randomNames } from '../shop/names.ts';
import { stockResponse } from '../shop/stock-response.ts';
import { rangeWithin } from '../shop/within-books.ts';
import { type ApiRoute, fixedRoute, queryRoute } from './route.ts';

const TAG = 'Shop Generator';

/** How many ranges of tables are kept: each has some thousands of wares. */
const MAX_RANGES = 2;

export function shopRoutes({ shop, items }: Catalogue): ApiRoute[] {
  const rangeOf = rangesByBooks({ shop, items });
  return [
    queryRoute({
      path: '/api/items/shop/generate',
      tag: TAG,
      summary: 'A random stock within a budget; the same parameters and seed give the same stock',
      parameters: shopParameters,
      answer: shopStock,
      cacheable: seeded,
      answerQuery: async (query) => {
        const [range, drawn] = await Promise.all([shop.range(), rangeOf(query.books)]);
        return toJson(stockResponse(range, validated(query, shop.filters), drawn));
      },
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

/** Returns a function that finds the range of goods that the books of a table leave. */
function rangesByBooks({ shop, items }: Pick<Catalogue, 'shop' | 'items'>) {
  const ranges = memoizeAsync<string, ShopRange>(
    async (books) => {
      const [range, slugs] = await Promise.all([shop.range(), shop.slugs()]);
      const ids = await items.matchingIds({ books: JSON.parse(books) as Choice, page: 1, limit: 1 });
      const allowed = new Set(ids.map((id) => slugs.get(id)));
      return rangeWithin(range, (slug) => allowed.has(slug));
    },
    { maxSize: MAX_RANGES },
  );
  return (books: Choice | undefined) => (books === undefined ? shop.range() : ranges(JSON.stringify(books)));
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
