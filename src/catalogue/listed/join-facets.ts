import type { FacetCounts, Facets } from '../../contract/facets.ts';

type Values = Facets['facets'][string];

/** The facets of both together. Values that only the second has are added to the first's, by name. */
export function joinFacets(first: Facets, second: Facets): Facets {
  const facets = Object.entries(first.facets).map(([parameter, values]): [string, Values] => [
    parameter,
    joinValues(values, second.facets[parameter] ?? []),
  ]);
  return { ...first, total: first.total + second.total, facets: Object.fromEntries(facets) };
}

function joinValues(first: Values, second: Values): Values {
  const counts = new Map(second.map(({ value, count }) => [value, count]));
  const joined = first.map((item) => ({ ...item, count: item.count + (counts.get(item.value) ?? 0) }));
  const known = new Set(first.map(({ value }) => value));
  const added = second.filter(({ value }) => !known.has(value));
  return added.length === 0 ? joined : [...joined, ...added].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The facets with a count of 0 for each value, and without ranges. Those of `kept` stay. */
export function withoutCounts(facets: Facets, kept: readonly string[]): Facets {
  const emptied = Object.entries(facets.facets).map(([parameter, values]): [string, Values] => [
    parameter,
    kept.includes(parameter) ? values : values.map((item) => ({ ...item, count: 0 })),
  ]);
  const ranges = Object.keys(facets.ranges).map((parameter) => [parameter, { min: null, max: null }] as const);
  return { ...facets, total: 0, facets: Object.fromEntries(emptied), ranges: Object.fromEntries(ranges) };
}

/** The counts alone, in the order of the facets. */
export function facetCountsOf({ facets, ranges, without }: Facets): FacetCounts {
  const counts = Object.entries(facets).map(([parameter, values]) => [parameter, values.map(({ count }) => count)]);
  return { facets: Object.fromEntries(counts), ranges, ...(without && { without }) };
}
