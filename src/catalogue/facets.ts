import type { KindName } from '../contract/kinds.ts';
import { SORTS } from '../contract/sorts.ts';
import { type Bits, both, countBits } from '../shared/bits.ts';
import type { Filter } from './list-filters.ts';

/** Facets with all that is to say of their values, or the counts alone. */
export type FacetForm = 'facets' | 'counts';

/** Writes the facets of a query as JSON: only the counts are new at each call, so all else is text already. */
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

  /** `without`: how many the list has without a parameter. */
  return (form: FacetForm, query: Query, { all, others, without }: Left): string => {
    const facets: string[] = [];
    const ranges: string[] = [];
    parts.forEach((part, i) => {
      const left = others[i] as Bits;
      for (const { opening, values, counts } of part.facets) {
        const counted = counts(query, left);
        if (form === 'counts') {
          facets.push(`${opening}${counted.join(',')}]`);
          continue;
        }
        let text = opening;
        for (let i = 0; i < values.length; i++) text += `${i > 0 ? '},' : ''}${values[i]}${counted[i]}`;
        facets.push(values.length > 0 ? `${text}}]` : `${text}]`);
      }
      for (const { parameter, extremes } of part.ranges)
        ranges.push(`${JSON.stringify(parameter)}:${JSON.stringify(extremes(query, left))}`);
    });
    const shared = `"facets":{${facets.join(',')}},"ranges":{${ranges.join(',')}}${without ? `,"without":${asciiJson(without)}` : ''}`;
    return form === 'counts' ? `{${shared}}` : `{"total":${countBits(all)},${shared},"sorts":${sorts}}`;
  };
}

/** The entries that all filters leave; `others[i]`: those that all but the ith leave. */
type Left = { all: Bits; others: readonly Bits[]; without?: Readonly<Record<string, number>> | undefined };

/**
 * Combines the results of filters.
 * @param parts the result of each filter; null where the query does not use it
 * @param every all entries, or those that the search found
 */
export function leftByOthers(parts: readonly (Bits | null)[], every: Bits): { all: Bits; others: Bits[] } {
  const used = parts.filter((part) => part !== null);
  const all = used.reduce(both, every);
  const others = parts.map((part) =>
    part === null ? all : used.filter((other) => other !== part).reduce(both, every),
  );
  return { all, others };
}

/** JSON whose text needs one byte for each character: what is put together of it is written at once. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
