import type { NamedSlug } from '../contract/entries.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import { allBits, type Bits, countBoth, difference, noBits, setBit, unionAll } from '../shared/bits.ts';
import { knownValues } from './known-values.ts';
import type { Facet, Filter } from './list-filters.ts';

/** A parameter of the filter and its values. */
type Side<Name extends string> = { parameter: Name; known: readonly NamedSlug[] };

/** A pair of values of an entry, one for each parameter; either may be absent. */
export type Pair = readonly [first: string | null, second: string | null];

type PairQuery<Name extends string> = { readonly [K in Name]?: Choice | undefined };

/** Indexes of included and excluded values. */
type Selection = { include: readonly number[]; exclude: readonly number[] };

/**
 * A filter by two parameters whose values belong together: with `cold` and `forest` chosen, an entry must have one place that
 * is both. `pairsOf` gives the pairs of each row.
 */
export function pairFilter<Row, Name extends string>(
  rows: readonly Row[],
  sides: readonly [Side<Name>, Side<Name>],
  pairsOf: (row: Row) => readonly Pair[],
): Filter<PairQuery<Name>> {
  const size = rows.length;
  const values = sides.map(({ parameter, known }) => knownValues(parameter, known));
  const cells = cellsOf(rows, sides, pairsOf);
  const all = allBits(size);

  const selectionsOf = (query: PairQuery<Name>, errors: ParameterError[]) =>
    sides.map(({ parameter }, i): Selection => {
      const chosen: Choice | undefined = query[parameter];
      const read = (texts: readonly string[] = []) => values[i]?.read(texts, errors) ?? [];
      return { include: read(chosen?.include), exclude: read(chosen?.exclude) };
    }) as [Selection, Selection];

  /** The entries with a pair of included values. Without included values, any will do, and none too. */
  const within = (first: readonly number[], second: readonly number[]): Bits => {
    const rowsOfCells = first.length > 0 ? first.map((index) => cells[index] as Bits[]) : cells;
    const found = rowsOfCells.flatMap((row) => (second.length > 0 ? second.map((index) => row[index] as Bits) : row));
    return unionAll(found, size);
  };

  const apply = (a: Selection, b: Selection): Bits => {
    const included = a.include.length + b.include.length > 0 ? within(a.include, b.include) : all;
    const excluded = [
      ...a.exclude.map((index) => within([index], [])),
      ...b.exclude.map((index) => within([], [index])),
    ];
    return excluded.reduce(difference, included);
  };

  const facetOf = (i: 0 | 1): Facet<PairQuery<Name>> => ({
    parameter: sides[i].parameter,
    values: sides[i].known.map(({ slug, name }) => ({ value: slug, name })),
    counts: (query, candidates) => {
      const [first, second] = selectionsOf(query, []);
      const { exclude } = i === 0 ? first : second;
      return sides[i].known.map((_, index) => {
        const counted = { include: [index], exclude: exclude.filter((other) => other !== index) };
        return countBoth(candidates, i === 0 ? apply(counted, second) : apply(first, counted));
      });
    },
  });

  return {
    matching(query, errors) {
      const chosen = selectionsOf(query, errors);
      const isUsed = chosen.some(({ include, exclude }) => include.length + exclude.length > 0);
      return isUsed ? apply(...chosen) : null;
    },
    facets: [facetOf(0), facetOf(1)],
    ranges: [],
  };
}

/** The entries by the indexes of their two values; the last index of each is that of an absent value. */
function cellsOf<Row>(
  rows: readonly Row[],
  [first, second]: readonly [Side<string>, Side<string>],
  pairsOf: (row: Row) => readonly Pair[],
): Bits[][] {
  const empty = noBits(rows.length);
  const indexer = ({ known }: Side<string>) => {
    const indexes = new Map(known.map(({ slug }, index) => [slug, index]));
    return (slug: string | null) => (slug === null ? known.length : indexes.get(slug));
  };
  const [firstIndex, secondIndex] = [indexer(first), indexer(second)];
  const cells = Array.from({ length: first.known.length + 1 }, () =>
    Array.from({ length: second.known.length + 1 }, () => empty),
  );
  rows.forEach((row, n) => {
    for (const [a, b] of pairsOf(row)) {
      const line = cells[firstIndex(a) ?? -1];
      const index = secondIndex(b);
      if (line === undefined || index === undefined) continue;
      if (line[index] === empty) line[index] = noBits(rows.length);
      setBit(line[index] as Bits, n);
    }
  });
  return cells;
}
