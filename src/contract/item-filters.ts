/* Names that the item list, its form and its queries share. */

export const PRICE_FILTERS = ['under_1000', '1000_5000', '5000_10000', '10000_25000', '25000_plus', 'custom'] as const;

export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** The buckets in gp; both ends belong to a bucket, except that 1,000 gp are not under 1,000. */
export const PRICE_BUCKETS: Readonly<Record<PriceFilter, { least?: number; most?: number }>> = {
  under_1000: { most: 999.99 },
  '1000_5000': { least: 1000, most: 5000 },
  '5000_10000': { least: 5000, most: 10_000 },
  '10000_25000': { least: 10_000, most: 25_000 },
  '25000_plus': { least: 25_000 },
  custom: {},
};
