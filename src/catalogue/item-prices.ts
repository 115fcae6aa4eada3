import type { Kysely } from 'kysely';
import { PRICE_BUCKETS, PRICE_FILTERS } from '../contract/item-filters.ts';
import type { ItemParameters } from '../contract/items.ts';
import type { Catalogue } from '../database/schema.ts';
import { allBits, type Bits, both, without } from './bits.ts';
import { knownValues } from './known-values.ts';
import { entriesWith, excludedBut, extremes, type Filter, figuresBy, inRanges } from './list-filters.ts';

const KNOWN = PRICE_FILTERS.map((bucket) => ({ slug: bucket, name: bucket }));
const CUSTOM = PRICE_FILTERS.indexOf('custom');

const NAMES = {
  under_1000: 'Under 1,000 gp',
  '1000_5000': '1,000–5,000 gp',
  '5000_10000': '5,000–10,000 gp',
  '10000_25000': '10,000–25,000 gp',
  '25000_plus': '25,000+ gp',
} as const;
const BUCKETS = Object.entries(NAMES).map(([value, name]) => ({ value, name }));

type Price = ItemParameters['price'];

/**
 * The price in all its parameters: buckets, lowest and highest, ranges. A family is found by the price of any of its
 * members, which must be within all of them; the range of one's own only stands for what the buckets do not say.
 */
export async function priceFilter(
  db: Kysely<Catalogue>,
  rows: readonly { id: number }[],
): Promise<Filter<ItemParameters>> {
  const all = allBits(rows.length);
  const values = knownValues('price_filter', KNOWN);
  const stored = await db.selectFrom('item_prices').selectAll().execute();
  const prices = Map.groupBy(stored, ({ id }) => id);
  const figures = figuresBy(rows, ({ id }) => prices.get(id)?.map(({ price }) => price) ?? []);
  const pricedBy = (holds: (price: number) => boolean) => entriesWith(figures, rows.length, holds);

  const leaving = (query: ItemParameters, include: readonly number[], exclude: readonly number[]): Bits | null => {
    const tests = [...bounds(query), ...(include.length > 0 && !include.includes(CUSTOM) ? [inBuckets(include)] : [])];
    const ranged = query.price ? inRanges(figures, query.price, all) : null;
    const priced = tests.length > 0 ? pricedBy((price) => tests.every((holds) => holds(price))) : null;
    const found = priced && ranged ? both(priced, ranged) : (priced ?? ranged);
    return exclude.length > 0 ? without(found ?? all, pricedBy(inBuckets(exclude))) : found;
  };
  return {
    matching: (query, errors) => {
      const { include = [], exclude = [] } = query.price_filter ?? {};
      return leaving(query, values.read(include, errors), values.read(exclude, errors));
    },
    facets: [
      {
        parameter: 'price_filter',
        values: BUCKETS,
        choosing: (query, index) => leaving(query, [index], excludedBut(values, query.price_filter, index)) ?? all,
      },
    ],
    ranges: [
      {
        parameter: 'price',
        extremes: (query, left) => {
          const { include = [], exclude = [] } = query.price_filter ?? {};
          const rest = { ...query, price: undefined as Price };
          const bits = leaving(rest, values.read(include, []), values.read(exclude, []));
          return extremes(figures, bits ? both(left, bits) : left);
        },
      },
    ],
  };
}

function bounds({ min_price: least, max_price: most }: ItemParameters): ((price: number) => boolean)[] {
  return [
    ...(least === undefined ? [] : [(price: number) => price >= least]),
    ...(most === undefined ? [] : [(price: number) => price <= most]),
  ];
}

const inBuckets = (places: readonly number[]) => (price: number) =>
  places.some((place) => {
    const { least = 0, most = Number.POSITIVE_INFINITY } = PRICE_BUCKETS[PRICE_FILTERS[place] ?? 'custom'];
    return least <= price && price <= most;
  });
