import type { FacetCounts, Facets } from '../../contract/facets.ts';
import type { Faceted, ListPage } from '../data/list-page.ts';

/** A value that a filter takes, and how many entries the list would have with it. */
export type FilterOption = { value: string; name: string; count?: number | undefined };

/** The values of a kind's filters and the sort keys of its list, regardless of the current filters. */
export type FilterValues = { facets: Readonly<Record<string, readonly FilterOption[]>>; sorts: Facets['sorts'] };

/** The options of a list's filters under the current filters. */
export type FilterOptions = Pick<Facets, 'ranges' | 'without' | 'sorts'> & {
  /** The values of a filter, with or without counts. */
  values: (name: string) => readonly FilterOption[];
  /** The same with their counts. */
  counted: (name: string) => readonly FilterOption[];
};

const NONE: readonly FilterOption[] = [];

/** Creates the options from the API's facets. */
export function optionsFromFacets({ facets, ranges, without, sorts }: Facets): FilterOptions {
  const values = (name: string) => facets[name] ?? NONE;
  return { values, counted: values, ranges, without, sorts };
}

/** Creates the options from known values and their counts, which are in the same order. */
export function optionsFromCounts(
  { facets, sorts }: FilterValues,
  { facets: counts, ranges, without }: FacetCounts,
): FilterOptions {
  const values = (name: string) => facets[name] ?? NONE;
  const counted = (name: string) => values(name).map((option, i) => ({ ...option, count: counts[name]?.[i] }));
  return { values, counted, ranges, without, sorts };
}

/** The options of the filters on a list's page; null where none are known. */
export function filterOptionsOn<List extends Faceted>({ list, filters }: ListPage<List>): FilterOptions | null {
  if (list.ok && list.value.facets) return optionsFromFacets(list.value.facets);
  if (filters === null) return null;
  if (!list.ok) return optionsFromFacets(filters as Facets);
  if (list.value.counts === undefined) return null;
  return optionsFromCounts(filters, list.value.counts);
}
