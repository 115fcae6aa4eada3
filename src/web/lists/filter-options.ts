import type { FacetCounts, Facets } from '../../contract/facets.ts';

/** A value that a filter takes, and how many entries the list would have with it. */
export type FilterOption = { value: string; name: string; count?: number | undefined };

/** The values that a kind's filters take and the orders of its list, whatever is filtered by. */
export type FilterValues = { facets: Readonly<Record<string, readonly FilterOption[]>>; sorts: Facets['sorts'] };

/** What the filters of a list have to offer under those that are set. */
export type FilterOptions = Pick<Facets, 'ranges' | 'without' | 'sorts'> & {
  /** The values of a filter, which may or may not be counted. */
  values: (name: string) => readonly FilterOption[];
  /** The same with their counts. */
  counted: (name: string) => readonly FilterOption[];
};

const NONE: readonly FilterOption[] = [];

/** What the API's facets say. */
export function optionsFromFacets({ facets, ranges, without, sorts }: Facets): FilterOptions {
  const values = (name: string) => facets[name] ?? NONE;
  return { values, counted: values, ranges, without, sorts };
}

/** What the counts say of values that are known. */
export function optionsFromCounts(
  { facets, sorts }: FilterValues,
  { facets: counts, ranges, without }: FacetCounts,
): FilterOptions {
  const values = (name: string) => facets[name] ?? NONE;
  const counted = (name: string) => values(name).map((option, i) => ({ ...option, count: counts[name]?.[i] }));
  return { values, counted, ranges, without, sorts };
}
