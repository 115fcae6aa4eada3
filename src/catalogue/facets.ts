import type { KindName } from '../contract/kinds.ts';
import { SORTS } from '../contract/sorts.ts';
import { type Bits, countBits, intersection } from '../shared/bits.ts';
import type { Filter } from './list-filters.ts';

/** Facets with the names of their values, or only the counts. */
export type FacetForm = 'facets' | 'counts';

/** Returns a function that writes a query's facets as JSON. Only the counts change, so all other parts are serialized once. */
export function facetWriter<Query>(kind: KindName, filters: readonly Filter<Query>[]) {
  const parts = filters.map(({ facets, ranges }) => ({
    facets: facets.map(({ parameter, values, counts }) => ({
      opening: `${asciiJson(parameter)}:[`,
      values: values.map((value) => `${asciiJson(value).slice(0, -1)},"count":`),
      counts,
    })),
    ranges,
  }));
  const sorts = asciiJson(Object.entries(SORTS[kind]).map(([value, name]) => ({ value, name })));

  return (form: FacetForm, query: Query, { all, others, without }: FilterResults): string => {
    const facets: string[] = [];
    const ranges: string[] = [];
    parts.forEach((part, i) => {
      const candidates = others[i] as Bits;
      for (const { opening, values, counts } of part.facets) {
        const numbers = counts(query, candidates);
        if (form === 'counts') {
          facets.push(`${opening}${numbers.join(',')}]`);
          continue;
        }
        let text = opening;
        for (let i = 0; i < values.length; i++) text += `${i > 0 ? '},' : ''}${values[i]}${numbers[i]}`;
        facets.push(values.length > 0 ? `${text}}]` : `${text}]`);
      }
      for (const { parameter, extremes } of part.ranges)
        ranges.push(`${JSON.stringify(parameter)}:${JSON.stringify(extremes(query, candidates))}`);
    });
    const shared = `"facets":{${facets.join(',')}},"ranges":{${ranges.join(',')}}${without ? `,"without":${asciiJson(without)}` : ''}`;
    return form === 'counts' ? `{${shared}}` : `{"total":${countBits(all)},${shared},"sorts":${sorts}}`;
  };
}

/**
 * `all`: the entries that match every filter. `others[i]`: the entries that match every filter but the ith.
 * `without`: by parameter that is set, the number of entries that match when it is not.
 */
type FilterResults = { all: Bits; others: readonly Bits[]; without?: Readonly<Record<string, number>> | undefined };

/**
 * Combines the results of all filters.
 * @param results the entries that match each filter; null where the query does not use the filter
 * @param base all entries, or those that the search found
 */
export function combineFilters(results: readonly (Bits | null)[], base: Bits): { all: Bits; others: Bits[] } {
  const used = results.filter((result) => result !== null);
  const all = used.reduce(intersection, base);
  const others = results.map((result) =>
    result === null ? all : used.filter((other) => other !== result).reduce(intersection, base),
  );
  return { all, others };
}

/** JSON in ASCII only: a string of one byte per character is concatenated and encoded fastest. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
