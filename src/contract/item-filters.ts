/* Names that the item list, its form and its queries share. */

export const PRICE_FILTERS = ['under_1000', '1000_5000', '5000_10000', '10000_25000', '25000_plus', 'custom'] as const;

export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** The price ranges of the buckets in gp, both ends included; `under_1000` ends below 1,000 gp. `custom` has no bounds. */
export const PRICE_BUCKETS: Readonly<Record<PriceFilter, { min?: number; max?: number }>> = {
  under_1000: { max: 999.99 },
  '1000_5000': { min: 1000, max: 5000 },
  '5000_10000': { min: 5000, max: 10_000 },
  '10000_25000': { min: 10_000, max: 25_000 },
  '25000_plus': { min: 25_000 },
  custom: {},
};
