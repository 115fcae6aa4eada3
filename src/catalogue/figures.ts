import type { NumberRange, RangeChoice } from '../contract/ranges.ts';
import { type Bits, hasBit, setBit, without } from '../shared/bits.ts';

/** Null where there is no figure. */
export type Extremes = { min: number | null; max: number | null };

/** Every figure that some entry has, the lowest first: the entry at `entries[i]` has `numbers[i]`, perhaps among others. */
export type Figures = { numbers: Float64Array; entries: Uint16Array };

/** Every figure that some row has, the lowest first. */
export function figuresBy<Row>(
  rows: readonly Row[],
  figuresOf: (row: Row) => readonly number[] | number | null,
): Figures {
  const pairs = rows.flatMap((row, n) => {
    const figures = figuresOf(row) ?? [];
    return (typeof figures === 'number' ? [figures] : figures).map((figure) => [n, figure] as const);
  });
  pairs.sort(([, a], [, b]) => a - b);
  return {
    numbers: Float64Array.from(pairs, ([, figure]) => figure),
    entries: Uint16Array.from(pairs, ([n]) => n),
  };
}

/** The entries that have a figure within one of the ranges. */
export function entriesWithin({ numbers, entries }: Figures, all: Bits, ranges: readonly NumberRange[]): Bits {
  const found = new Uint32Array(all.length);
  for (const { from, to } of ranges)
    for (let i = firstFrom(numbers, from); i < numbers.length && (numbers[i] as number) <= to; i++)
      setBit(found, entries[i] as number);
  return found;
}

/** Where the figures that are not lower begin. */
function firstFrom(numbers: Float64Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function extremes({ numbers, entries }: Figures, left: Bits): Extremes {
  const has = (n: number) => hasBit(left, n);
  const [first, last] = [entries.findIndex(has), entries.findLastIndex(has)];
  return { min: numbers[first] ?? null, max: numbers[last] ?? null };
}

export function inRanges(figures: Figures, { include, exclude }: RangeChoice, all: Bits): Bits | null {
  if (include.length === 0 && exclude.length === 0) return null;
  const found = include.length > 0 ? entriesWithin(figures, all, include) : all;
  return exclude.length > 0 ? without(found, entriesWithin(figures, all, exclude)) : found;
}
