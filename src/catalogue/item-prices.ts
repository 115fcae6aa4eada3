import { PRICE_BUCKETS, PRICE_FILTERS } from '../contract/item-filters.ts';
import type { ItemParameters } from '../contract/items.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { NumberRange } from '../contract/ranges.ts';
import { allBits, type Bits, both, countBoth, union, without } from '../shared/bits.ts';
import { entriesWithin, extremes, type Figures, figuresBy, inRanges } from './figures.ts';
import type { KindSource } from './kind-source.ts';
import { knownValues } from './known-values.ts';
import { type Filter, pickSets } from './list-filters.ts';

const KNOWN = PRICE_FILTERS.map((bucket) => ({ slug: bucket, name: bucket }));
const ANY_PRICE: NumberRange = { from: 0, to: Number.POSITIVE_INFINITY };
const CUSTOM = PRICE_FILTERS.indexOf('custom');

const NAMES = {
  under_1000: 'Under 1,000 gp',
  '1000_5000': '1,000–5,000 gp',
  '5000_10000': '5,000–10,000 gp',
  '10000_25000': '10,000–25,000 gp',
  '25000_plus': '25,000+ gp',
} as const;
const BUCKETS = Object.entries(NAMES).map(([value, name]) => ({ value, name }));

type PriceQuery = Pick<ItemParameters, 'price_filter' | 'min_price' | 'max_price' | 'price'>;

/**
 * The price in all its parameters: buckets, lowest and highest, ranges. A family is found by the price of any of its
 * members, which must be in a bucket and between lowest and highest; a range may be met by another.
 */
export async function priceFilter(source: KindSource, rows: readonly { id: number }[]): Promise<Filter<PriceQuery>> {
  const all = allBits(rows.length);
  const values = knownValues('price_filter', KNOWN);
  const figures = await pricesOf(source, rows);
  const leaving = pricing(figures, all);
  const chosenIn = ({ price_filter }: PriceQuery, errors: ParameterError[]) => ({
    include: values.read(price_filter?.include ?? [], errors),
    exclude: values.read(price_filter?.exclude ?? [], errors),
  });
  return {
    matching: (query, errors) => {
      const { include, exclude } = chosenIn(query, errors);
      return leaving(query, include, exclude);
    },
    facets: [
      {
        parameter: 'price_filter',
        values: BUCKETS,
        counts: (query, left) => {
          const { exclude } = chosenIn(query, []);
          return BUCKETS.map((_, place) => {
            const others = exclude.filter((other) => other !== place);
            return countBoth(left, leaving(query, [place], others) ?? all);
          });
        },
      },
    ],
    ranges: [
      {
        parameter: 'price',
        extremes: (query, left) => {
          const { include, exclude } = chosenIn(query, []);
          const bits = leaving({ ...query, price: undefined }, include, exclude);
          return extremes(figures, bits ? both(left, bits) : left);
        },
      },
    ],
  };
}

/** The entries that a query's prices leave; null where it asks for none. Buckets are given by their places. */
function pricing(figures: Figures, all: Bits) {
  const priced = (ranges: readonly NumberRange[]) => entriesWithin(figures, all, ranges);
  const buckets = BUCKETS.map((_, place) => priced([bucket(place)]));
  return (query: PriceQuery, include: readonly number[], exclude: readonly number[]): Bits | null => {
    const { min_price, max_price, price } = query;
    const open = min_price === undefined && max_price === undefined;
    const parts: Bits[] = [];
    if (include.length > 0 && !include.includes(CUSTOM)) {
      const within = () => priced(include.map((place) => between(query, bucket(place))));
      parts.push(open ? union(pickSets(buckets, include), 0) : within());
    } else if (!open) parts.push(priced([between(query)]));
    const ranged = price ? inRanges(figures, price, all) : null;
    if (ranged) parts.push(ranged);
    if (parts.length === 0 && exclude.length === 0) return null;
    const excluded = exclude.filter((place) => place !== CUSTOM);
    return pickSets(buckets, excluded).reduce(without, parts.reduce(both, all));
  };
}

async function pricesOf(source: KindSource, rows: readonly { id: number }[]): Promise<Figures> {
  const stored = await source.table('item_prices');
  const prices = Map.groupBy(stored, ({ id }) => id);
  return figuresBy(rows, ({ id }) => prices.get(id)?.map(({ price }) => price) ?? []);
}

function bucket(place: number): NumberRange {
  const { least = 0, most = Number.POSITIVE_INFINITY } = PRICE_BUCKETS[PRICE_FILTERS[place] ?? 'custom'];
  return { from: least, to: most };
}

/** What lowest and highest price leave of a range; a range whose end is before its beginning holds nothing. */
function between({ min_price = 0, max_price = Number.POSITIVE_INFINITY }: PriceQuery, range = ANY_PRICE): NumberRange {
  return { from: Math.max(min_price, range.from), to: Math.min(max_price, range.to) };
}
