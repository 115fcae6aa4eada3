import type { NamedSlug } from '../contract/entries.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { NumberRange, RangeChoice } from '../contract/ranges.ts';
import { fold } from '../contract/slug.ts';
import { allBits, type Bits, countBoth, difference, noBits, setBit, unionAll } from '../shared/bits.ts';
import { knownValues } from './known-values.ts';
import {
  type Extremes,
  entriesInRanges,
  extremes,
  indexNumbers,
  matchRanges,
  type NumberIndex,
} from './number-index.ts';

/** One filter of a list: one parameter, or several that are evaluated together. */
export type Filter<Query> = {
  /** The entries that match the query; null where the query does not use the filter. Adds an error for each unknown value. */
  matching(query: Query, errors: ParameterError[]): Bits | null;
  facets: readonly Facet<Query>[];
  ranges: readonly Range<Query>[];
};

/** The values of one parameter, in the order in which the screens list them. */
export type Facet<Query> = {
  parameter: string;
  values: readonly { value: string; name: string }[];
  /**
   * For each value, how many of `candidates` would match if only this value were chosen. The values that the query excludes
   * stay excluded, except for the counted value itself.
   * @param candidates the entries that match all other filters
   */
  counts(query: Query, candidates: Bits): readonly number[];
};

/** The numbers of one parameter that takes ranges. */
export type Range<Query> = {
  parameter: string;
  /** The lowest and the highest number of `candidates`, the entries that match all other filters. */
  extremes(query: Query, candidates: Bits): Extremes;
};

/** A range that a select lists as one value: `21+`. */
export type Step = { value: string; range: NumberRange };

type OptionalParameter<Name extends string, Part> = { readonly [K in Name]?: Part | undefined };

/**
 * Creates the filters of a list from its rows, which are in ascending order of their ids. The filters hold only sets and
 * numbers, so that the rows can be freed.
 */
export function listFilters<Row>(rows: readonly Row[]) {
  const size = rows.length;
  const all = allBits(size);
  return {
    all,

    /** The entries that satisfy the predicate. */
    set: (predicate: (row: Row) => boolean) =>
      setsBy(rows, (row) => (predicate(row) ? [''] : [])).get('') ?? noBits(size),

    /** A filter by known values. An entry has one, several or none of them. */
    choice<Name extends string>(
      parameter: Name,
      known: readonly NamedSlug[],
      valuesOf: (row: Row) => readonly string[],
    ): Filter<OptionalParameter<Name, Choice>> {
      const sets = setsBy(rows, valuesOf);
      return choiceFilter(
        parameter,
        known,
        known.map(({ slug }) => sets.get(slug) ?? noBits(size)),
        all,
      );
    },

    /** A filter by yes or no. */
    flag<Name extends string>(
      parameter: Name,
      predicate: (row: Row) => boolean,
    ): Filter<OptionalParameter<Name, boolean>> {
      const sets = setsBy(rows, (row) => (predicate(row) ? ['yes'] : ['no']));
      return flagFilter(parameter, sets.get('yes') ?? noBits(size), sets.get('no') ?? noBits(size));
    },

    /** A filter by ranges of numbers. An entry has one number, several or none. `steps`: ranges that have facets. */
    range: <Name extends string>(
      parameter: Name,
      numbersOf: (row: Row) => readonly number[] | number | null,
      steps: readonly Step[] = [],
    ) => rangeFilter(parameter, indexNumbers(rows, numbersOf), steps, all),

    /** A filter by a part of a text. `textOf` gives the text in lower case without accents (see `fold`). */
    words: <Name extends string>(parameter: Name, textOf: (row: Row) => string) =>
      wordsFilter(
        parameter,
        setsBy(rows, (row) => [textOf(row)]),
        size,
      ),
  };
}

function flagFilter<Name extends string>(
  parameter: Name,
  yes: Bits,
  no: Bits,
): Filter<OptionalParameter<Name, boolean>> {
  const values = [
    { value: 'yes', name: 'Yes' },
    { value: 'no', name: 'No' },
  ];
  return {
    matching({ [parameter]: chosen }) {
      return chosen === undefined ? null : chosen ? yes : no;
    },
    facets: [{ parameter, values, counts: (_, candidates) => [countBoth(candidates, yes), countBoth(candidates, no)] }],
    ranges: [],
  };
}

function rangeFilter<Name extends string>(
  parameter: Name,
  numbers: NumberIndex,
  steps: readonly Step[],
  all: Bits,
): Filter<OptionalParameter<Name, RangeChoice>> {
  const entriesIn = (ranges: readonly NumberRange[]) => entriesInRanges(numbers, all, ranges);
  const sets = steps.map(({ range }) => entriesIn([range]));
  const facet: Facet<OptionalParameter<Name, RangeChoice>> = {
    parameter,
    values: steps.map(({ value }) => ({ value, name: value })),
    counts({ [parameter]: chosen }, candidates) {
      const exclude = chosen?.exclude ?? [];
      if (exclude.length === 0) return sets.map((set) => countBoth(candidates, set));
      return steps.map(({ range }, index) => {
        const others = exclude.filter((excluded) => !equalRanges(excluded, range));
        return countBoth(difference(candidates, entriesIn(others)), sets[index] as Bits);
      });
    },
  };
  return {
    matching: ({ [parameter]: chosen }) => (chosen === undefined ? null : matchRanges(numbers, chosen, all)),
    facets: steps.length > 0 ? [facet] : [],
    ranges: [{ parameter, extremes: (_, candidates) => extremes(numbers, candidates) }],
  };
}

function wordsFilter<Name extends string>(
  parameter: Name,
  entriesByText: ReadonlyMap<string, Bits>,
  size: number,
): Filter<OptionalParameter<Name, string>> {
  return {
    matching({ [parameter]: query }) {
      if (!query) return null;
      const searched = fold(query);
      const found = [...entriesByText].flatMap(([text, set]) => (text.includes(searched) ? [set] : []));
      return unionAll(found, size);
    },
    facets: [],
    ranges: [],
  };
}

function setsBy<Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly string[]): Map<string, Bits> {
  const sets = new Map<string, Bits>();
  rows.forEach((row, n) => {
    for (const value of valuesOf(row)) {
      const set = sets.get(value) ?? noBits(rows.length);
      sets.set(value, set);
      setBit(set, n);
    }
  });
  return sets;
}

const equalRanges = (a: NumberRange, b: NumberRange) => a.from === b.from && a.to === b.to;

function choiceFilter<Name extends string>(
  parameter: Name,
  known: readonly NamedSlug[],
  sets: readonly Bits[],
  all: Bits,
): Filter<OptionalParameter<Name, Choice>> {
  const values = knownValues(parameter, known);
  return {
    matching({ [parameter]: chosen }, errors) {
      if (chosen === undefined || chosen.include.length + chosen.exclude.length === 0) return null;
      const included = setsAtIndexes(sets, values.read(chosen.include, errors));
      const found = included.length > 0 ? unionAll(included, 0) : all;
      return setsAtIndexes(sets, values.read(chosen.exclude, errors)).reduce(difference, found);
    },
    facets: [
      {
        parameter,
        values: known.map(({ slug, name }) => ({ value: slug, name })),
        counts: ({ [parameter]: chosen }, candidates) =>
          choiceCounts(sets, values.read(chosen?.exclude ?? [], []), candidates),
      },
    ],
    ranges: [],
  };
}

/**
 * For each set, how many of `candidates` are in it and in no excluded set. An excluded set is counted as if it were not
 * excluded.
 * @param excluded indexes of sets
 */
export function choiceCounts(sets: readonly Bits[], excluded: readonly number[], candidates: Bits): number[] {
  const remaining = setsAtIndexes(sets, excluded).reduce(difference, candidates);
  return sets.map((set, index) => {
    if (!excluded.includes(index)) return countBoth(remaining, set);
    const others = excluded.filter((other) => other !== index);
    return countBoth(setsAtIndexes(sets, others).reduce(difference, candidates), set);
  });
}

/** The sets at the given indexes. */
export const setsAtIndexes = (sets: readonly Bits[], indexes: readonly number[]): Bits[] =>
  indexes.map((index) => sets[index] as Bits);
