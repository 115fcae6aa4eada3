import type { NamedSlug } from '../contract/entries.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { NumberRange, RangeChoice } from '../contract/ranges.ts';
import { fold } from '../contract/slug.ts';
import { allBits, type Bits, countBoth, noBits, setBit, union, without } from '../shared/bits.ts';
import { type Extremes, entriesWithin, extremes, type Figures, figuresBy, inRanges } from './figures.ts';
import { knownValues } from './known-values.ts';

/** One filter of a list: a parameter, or several that only mean something together. */
export type Filter<Query> = {
  /** The entries that the query's part leaves; null where it asks for nothing. Collects an error for each unknown value. */
  matching(query: Query, errors: ParameterError[]): Bits | null;
  facets: readonly Facet<Query>[];
  ranges: readonly Range<Query>[];
};

/** The values of one parameter, in the order that filters offer them. */
export type Facet<Query> = {
  parameter: string;
  values: readonly { value: string; name: string }[];
  /**
   * How many of `left`, which all other filters leave, each value would leave if it alone were chosen; what the query
   * leaves out of this filter stays left out, but for the value itself.
   */
  counts(query: Query, left: Bits): readonly number[];
};

/** The figures of one parameter that takes ranges. */
export type Range<Query> = {
  parameter: string;
  /** The lowest and the highest figure among what all other filters leave, whatever the query says of this one. */
  extremes(query: Query, left: Bits): Extremes;
};

/** A range that is offered as a value: `21+`. */
export type Step = { value: string; range: NumberRange };

type Of<Name extends string, Part> = { readonly [K in Name]?: Part | undefined };

/**
 * Makes the filters of a list from its rows, which are in the order of the entries' numbers. The filters keep sets and
 * figures only: the rows are not held in memory.
 */
export function listFilters<Row>(rows: readonly Row[]) {
  const size = rows.length;
  const all = allBits(size);
  return {
    all,

    /** The entries of which something is so. */
    set: (isSo: (row: Row) => boolean) => setsBy(rows, (row) => (isSo(row) ? [''] : [])).get('') ?? noBits(size),

    /** A closed list of values, of which an entry has one, several or none. */
    choice<Name extends string>(
      parameter: Name,
      known: readonly NamedSlug[],
      valuesOf: (row: Row) => readonly string[],
    ): Filter<Of<Name, Choice>> {
      const sets = setsBy(rows, valuesOf);
      return choiceFilter(
        parameter,
        known,
        known.map(({ slug }) => sets.get(slug) ?? noBits(size)),
        all,
      );
    },

    /** Something that is so or not. */
    flag<Name extends string>(parameter: Name, isSo: (row: Row) => boolean): Filter<Of<Name, boolean>> {
      const sets = setsBy(rows, (row) => (isSo(row) ? ['yes'] : ['no']));
      return flagFilter(parameter, sets.get('yes') ?? noBits(size), sets.get('no') ?? noBits(size));
    },

    /** Figures, of which an entry has one, several or none. `steps`: ranges that are offered as values of their own. */
    range: <Name extends string>(
      parameter: Name,
      figuresOf: (row: Row) => readonly number[] | number | null,
      steps: readonly Step[] = [],
    ) => rangeFilter(parameter, figuresBy(rows, figuresOf), steps, all),

    /** Words in a wording that is folded already. */
    words: <Name extends string>(parameter: Name, wordingOf: (row: Row) => string) =>
      wordsFilter(
        parameter,
        setsBy(rows, (row) => [wordingOf(row)]),
        size,
      ),
  };
}

function flagFilter<Name extends string>(parameter: Name, yes: Bits, no: Bits): Filter<Of<Name, boolean>> {
  const values = [
    { value: 'yes', name: 'Yes' },
    { value: 'no', name: 'No' },
  ];
  return {
    matching({ [parameter]: wanted }) {
      return wanted === undefined ? null : wanted ? yes : no;
    },
    facets: [{ parameter, values, counts: (_, left) => [countBoth(left, yes), countBoth(left, no)] }],
    ranges: [],
  };
}

function rangeFilter<Name extends string>(
  parameter: Name,
  figures: Figures,
  steps: readonly Step[],
  all: Bits,
): Filter<Of<Name, RangeChoice>> {
  const entriesIn = (ranges: readonly NumberRange[]) => entriesWithin(figures, all, ranges);
  const sets = steps.map(({ range }) => entriesIn([range]));
  const facet: Facet<Of<Name, RangeChoice>> = {
    parameter,
    values: steps.map(({ value }) => ({ value, name: value })),
    counts({ [parameter]: wanted }, left) {
      const exclude = wanted?.exclude ?? [];
      if (exclude.length === 0) return sets.map((set) => countBoth(left, set));
      return steps.map(({ range }, index) => {
        const others = exclude.filter((excluded) => !isSame(excluded, range));
        return countBoth(without(left, entriesIn(others)), sets[index] as Bits);
      });
    },
  };
  return {
    matching: ({ [parameter]: wanted }) => (wanted === undefined ? null : inRanges(figures, wanted, all)),
    facets: steps.length > 0 ? [facet] : [],
    ranges: [{ parameter, extremes: (_, left) => extremes(figures, left) }],
  };
}

function wordsFilter<Name extends string>(
  parameter: Name,
  wordings: ReadonlyMap<string, Bits>,
  size: number,
): Filter<Of<Name, string>> {
  return {
    matching({ [parameter]: text }) {
      if (!text) return null;
      const wanted = fold(text);
      const found = [...wordings].flatMap(([wording, set]) => (wording.includes(wanted) ? [set] : []));
      return union(found, size);
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

const isSame = (a: NumberRange, b: NumberRange) => a.from === b.from && a.to === b.to;

function choiceFilter<Name extends string>(
  parameter: Name,
  known: readonly NamedSlug[],
  sets: readonly Bits[],
  all: Bits,
): Filter<Of<Name, Choice>> {
  const values = knownValues(parameter, known);
  return {
    matching({ [parameter]: chosen }, errors) {
      if (chosen === undefined || chosen.include.length + chosen.exclude.length === 0) return null;
      const included = pickSets(sets, values.read(chosen.include, errors));
      const found = included.length > 0 ? union(included, 0) : all;
      return pickSets(sets, values.read(chosen.exclude, errors)).reduce(without, found);
    },
    facets: [
      {
        parameter,
        values: known.map(({ slug, name }) => ({ value: slug, name })),
        counts: ({ [parameter]: chosen }, left) => choiceCounts(sets, values.read(chosen?.exclude ?? [], []), left),
      },
    ],
    ranges: [],
  };
}

/** Counts each set of `left` without the excluded ones; an excluded one itself is counted as if it were not. */
export function choiceCounts(sets: readonly Bits[], excluded: readonly number[], left: Bits): number[] {
  const rest = pickSets(sets, excluded).reduce(without, left);
  return sets.map((set, index) => {
    if (!excluded.includes(index)) return countBoth(rest, set);
    const others = excluded.filter((other) => other !== index);
    return countBoth(pickSets(sets, others).reduce(without, left), set);
  });
}

export const pickSets = (sets: readonly Bits[], places: readonly number[]): Bits[] =>
  places.map((place) => sets[place] as Bits);
