import { PRICE_BUCKETS, PRICE_FILTERS } from '../contract/item-filters.ts';
import type { ItemParameters } from '../contract/items.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { NumberRange } from '../contract/ranges.ts';
import { allBits, type Bits, countBoth, difference, intersection, unionAll } from '../shared/bits.ts';
import type { KindSource } from './kind-source.ts';
import { knownValues } from './known-values.ts';
import { type Filter, setsAtIndexes } from './list-filters.ts';
import { entriesInRanges, extremes, indexNumbers, matchRanges, type NumberIndex } from './number-index.ts';

const KNOWN_BUCKETS = PRICE_FILTERS.map((bucket) => ({ slug: bucket, name: bucket }));
const ANY_PRICE: NumberRange = { from: 0, to: Number.POSITIVE_INFINITY };
const CUSTOM_INDEX = PRICE_FILTERS.indexOf('custom');

const BUCKET_NAMES = {
  under_1000: 'Under 1,000 gp',
  '1000_5000': '1,000–5,000 gp',
  '5000_10000': '5,000–10,000 gp',
  '10000_25000': '10,000–25,000 gp',
  '25000_plus': '25,000+ gp',
} as const;
const BUCKETS = Object.entries(BUCKET_NAMES).map(([value, name]) => ({ value, name }));

type PriceQuery = Pick<ItemParameters, 'price_filter' | 'min_price' | 'max_price' | 'price'>;

/**
 * The filter for all price parameters: `price_filter` (buckets), `min_price`, `max_price` and `price` (ranges). All are in gp.
 * A family of items matches if one of its members has a price in a bucket and between `min_price` and `max_price`; another
 * member may have the price in a range.
 */
export async function priceFilter(source: KindSource, rows: readonly { id: number }[]): Promise<Filter<PriceQuery>> {
  const all = allBits(rows.length);
  const values = knownValues('price_filter', KNOWN_BUCKETS);
  const prices = await pricesOf(source, rows);
  const matchPrices = priceMatcher(prices, all);
  const chosenBuckets = ({ price_filter }: PriceQuery, errors: ParameterError[]) => ({
    include: values.read(price_filter?.include ?? [], errors),
    exclude: values.read(price_filter?.exclude ?? [], errors),
  });
  return {
    matching: (query, errors) => {
      const { include, exclude } = chosenBuckets(query, errors);
      return matchPrices(query, include, exclude);
    },
    facets: [
      {
        parameter: 'price_filter',
        values: BUCKETS,
        counts: (query, candidates) => {
          const { exclude } = chosenBuckets(query, []);
          return BUCKETS.map((_, index) => {
            const others = exclude.filter((other) => other !== index);
            return countBoth(candidates, matchPrices(query, [index], others) ?? all);
          });
        },
      },
    ],
    ranges: [
      {
        parameter: 'price',
        extremes: (query, candidates) => {
          const { include, exclude } = chosenBuckets(query, []);
          const matching = matchPrices({ ...query, price: undefined }, include, exclude);
          return extremes(prices, matching ? intersection(candidates, matching) : candidates);
        },
      },
    ],
  };
}

/**
 * Returns a function that finds the entries that match a query's prices, or null where the query has none. `include` and
 * `exclude` are indexes of `PRICE_FILTERS`.
 */
function priceMatcher(prices: NumberIndex, all: Bits) {
  const entriesIn = (ranges: readonly NumberRange[]) => entriesInRanges(prices, all, ranges);
  const buckets = BUCKETS.map((_, index) => entriesIn([bucket(index)]));
  return (query: PriceQuery, include: readonly number[], exclude: readonly number[]): Bits | null => {
    const { min_price, max_price, price } = query;
    const unbounded = min_price === undefined && max_price === undefined;
    const parts: Bits[] = [];
    if (include.length > 0 && !include.includes(CUSTOM_INDEX)) {
      const withinBounds = () => entriesIn(include.map((index) => boundedRange(query, bucket(index))));
      parts.push(unbounded ? unionAll(setsAtIndexes(buckets, include), 0) : withinBounds());
    } else if (!unbounded) parts.push(entriesIn([boundedRange(query)]));
    const inRange = price ? matchRanges(prices, price, all) : null;
    if (inRange) parts.push(inRange);
    if (parts.length === 0 && exclude.length === 0) return null;
    const excluded = exclude.filter((index) => index !== CUSTOM_INDEX);
    return setsAtIndexes(buckets, excluded).reduce(difference, parts.reduce(intersection, all));
  };
}

async function pricesOf(source: KindSource, rows: readonly { id: number }[]): Promise<NumberIndex> {
  const prices = await source.table('item_prices');
  const pricesByItem = Map.groupBy(prices, ({ id }) => id);
  return indexNumbers(rows, ({ id }) => pricesByItem.get(id)?.map(({ price }) => price) ?? []);
}

function bucket(index: number): NumberRange {
  const { min = 0, max = Number.POSITIVE_INFINITY } = PRICE_BUCKETS[PRICE_FILTERS[index] ?? 'custom'];
  return { from: min, to: max };
}

/** The part of a range between `min_price` and `max_price`; empty (`from` above `to`) where they do not overlap. */
function boundedRange(
  { min_price = 0, max_price = Number.POSITIVE_INFINITY }: PriceQuery,
  range = ANY_PRICE,
): NumberRange {
  return { from: Math.max(min_price, range.from), to: Math.min(max_price, range.to) };
}
