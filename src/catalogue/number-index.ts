import type { NumberRange, RangeChoice } from '../contract/ranges.ts';
import { type Bits, difference, hasBit, setBit } from '../shared/bits.ts';

/** The lowest and the highest number; null where there is none. */
export type Extremes = { min: number | null; max: number | null };

/**
 * The numbers of a list's entries in ascending order: the entry at index `entries[i]` of the list has `numbers[i]`. An entry
 * may have several numbers or none.
 */
export type NumberIndex = { numbers: Float64Array; entries: Uint16Array };

/** Indexes the rows by their numbers. */
export function indexNumbers<Row>(
  rows: readonly Row[],
  numbersOf: (row: Row) => readonly number[] | number | null,
): NumberIndex {
  const pairs = rows.flatMap((row, n) => {
    const numbers = numbersOf(row) ?? [];
    return (typeof numbers === 'number' ? [numbers] : numbers).map((number) => [n, number] as const);
  });
  pairs.sort(([, a], [, b]) => a - b);
  return {
    numbers: Float64Array.from(pairs, ([, number]) => number),
    entries: Uint16Array.from(pairs, ([n]) => n),
  };
}

/** The entries that have a number within one of the ranges, both ends included. */
export function entriesInRanges({ numbers, entries }: NumberIndex, all: Bits, ranges: readonly NumberRange[]): Bits {
  const found = new Uint32Array(all.length);
  for (const { from, to } of ranges)
    for (let i = firstIndexFrom(numbers, from); i < numbers.length && (numbers[i] as number) <= to; i++)
      setBit(found, entries[i] as number);
  return found;
}

/** The index of the first number that is at least `minimum`, by binary search. */
function firstIndexFrom(numbers: Float64Array, minimum: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < minimum) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lowest and the highest number among the candidates. */
export function extremes({ numbers, entries }: NumberIndex, candidates: Bits): Extremes {
  const has = (n: number) => hasBit(candidates, n);
  const [first, last] = [entries.findIndex(has), entries.findLastIndex(has)];
  return { min: numbers[first] ?? null, max: numbers[last] ?? null };
}

/** The entries that match the ranges; null where none is given. */
export function matchRanges(index: NumberIndex, { include, exclude }: RangeChoice, all: Bits): Bits | null {
  if (include.length === 0 && exclude.length === 0) return null;
  const included = include.length > 0 ? entriesInRanges(index, all, include) : all;
  return exclude.length > 0 ? difference(included, entriesInRanges(index, all, exclude)) : included;
}
