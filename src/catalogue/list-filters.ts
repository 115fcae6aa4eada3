import type { NamedSlug } from '../contract/entries.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { NumberRange, RangeChoice } from '../contract/ranges.ts';
import { fold } from '../contract/slug.ts';
import { addBit, allBits, type Bits, either, hasBit, noBits, without } from './bits.ts';
import { type KnownValues, knownValues } from './known-values.ts';

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
  /** What the filter leaves with the `index`th value alone chosen; what the query leaves out stays left out. */
  choosing(query: Query, index: number): Bits;
};

/** The figures of one parameter that takes ranges. */
export type Range<Query> = {
  parameter: string;
  /** The lowest and the highest figure among what all other filters leave, whatever the query says of this one. */
  extremes(query: Query, left: Bits): Extremes;
};

/** Null where there is no figure. */
export type Extremes = { min: number | null; max: number | null };

/** Every figure that some entry has: the entry at `entries[i]` has `numbers[i]`, perhaps among others. */
export type Figures = { numbers: Float64Array; entries: Uint16Array };

/** A range that is offered as a value: `21+`. */
export type Step = { value: string; range: NumberRange };

type Of<Name extends string, Part> = { readonly [K in Name]?: Part | undefined };

/** Makes the filters of a list from its rows, which are in the order of the entries' numbers. */
export function listFilters<Row>(rows: readonly Row[]) {
  const size = rows.length;
  const all = allBits(size);
  return {
    all,

    /** The entries by each value that they have. */
    sets: (valuesOf: (row: Row) => readonly string[]) => setsBy(rows, valuesOf),

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

    /** The same where the sets follow from something else than the rows' values. */
    choiceOf: <Name extends string>(parameter: Name, known: readonly NamedSlug[], sets: readonly Bits[]) =>
      choiceFilter(parameter, known, sets, all),

    /** Something that is so or not. */
    flag<Name extends string>(parameter: Name, isSo: (row: Row) => boolean): Filter<Of<Name, boolean>> {
      const yes = setsBy(rows, (row) => (isSo(row) ? ['yes'] : [])).get('yes') ?? noBits(size);
      const no = without(all, yes);
      const values = [
        { value: 'yes', name: 'Yes' },
        { value: 'no', name: 'No' },
      ];
      return {
        matching({ [parameter]: wanted }) {
          return wanted === undefined ? null : wanted ? yes : no;
        },
        facets: [{ parameter, values, choosing: (_, index) => (index === 0 ? yes : no) }],
        ranges: [],
      };
    },

    /** Figures, of which an entry has one, several or none. `steps`: ranges that are offered as values of their own. */
    range<Name extends string>(
      parameter: Name,
      figuresOf: (row: Row) => readonly number[] | number | null,
      steps: readonly Step[] = [],
    ): Filter<Of<Name, RangeChoice>> {
      const figures = figuresBy(rows, figuresOf);
      const sets = steps.map(({ range }) => entriesWith(figures, size, within([range])));
      const facet: Facet<Of<Name, RangeChoice>> = {
        parameter,
        values: steps.map(({ value }) => ({ value, name: value })),
        choosing({ [parameter]: wanted }, index) {
          const excluded = (wanted?.exclude ?? []).filter((range) => !isSame(range, (steps[index] as Step).range));
          const chosen = sets[index] as Bits;
          return excluded.length > 0 ? without(chosen, entriesWith(figures, size, within(excluded))) : chosen;
        },
      };
      return {
        matching: ({ [parameter]: wanted }) => (wanted === undefined ? null : inRanges(figures, wanted, all)),
        facets: steps.length > 0 ? [facet] : [],
        ranges: [{ parameter, extremes: (_, left) => extremes(figures, left) }],
      };
    },

    /** Words in a wording that is folded already. */
    words<Name extends string>(parameter: Name, wordingOf: (row: Row) => string): Filter<Of<Name, string>> {
      const wordings = setsBy(rows, (row) => [wordingOf(row)]);
      return {
        matching({ [parameter]: text }) {
          if (!text) return null;
          const wanted = fold(text);
          let found = noBits(size);
          for (const [wording, set] of wordings) if (wording.includes(wanted)) found = either(found, set);
          return found;
        },
        facets: [],
        ranges: [],
      };
    },
  };
}

function setsBy<Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly string[]): Map<string, Bits> {
  const sets = new Map<string, Bits>();
  rows.forEach((row, n) => {
    for (const value of valuesOf(row)) {
      const set = sets.get(value) ?? noBits(rows.length);
      sets.set(value, set);
      addBit(set, n);
    }
  });
  return sets;
}

/** Every figure that some row has. */
export function figuresBy<Row>(
  rows: readonly Row[],
  figuresOf: (row: Row) => readonly number[] | number | null,
): Figures {
  const pairs = rows.flatMap((row, n) => {
    const figures = figuresOf(row) ?? [];
    return (typeof figures === 'number' ? [figures] : figures).map((figure) => [n, figure] as const);
  });
  return {
    numbers: Float64Array.from(pairs, ([, figure]) => figure),
    entries: Uint16Array.from(pairs, ([n]) => n),
  };
}

/** The entries that have a figure of which the test holds. */
export function entriesWith({ numbers, entries }: Figures, size: number, holds: (figure: number) => boolean): Bits {
  const found = noBits(size);
  for (let i = 0; i < numbers.length; i++) if (holds(numbers[i] as number)) addBit(found, entries[i] as number);
  return found;
}

export function extremes({ numbers, entries }: Figures, left: Bits): Extremes {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < numbers.length; i++) {
    const figure = numbers[i] as number;
    if ((figure < min || figure > max) && hasBit(left, entries[i] as number)) {
      if (figure < min) min = figure;
      if (figure > max) max = figure;
    }
  }
  return min > max ? { min: null, max: null } : { min, max };
}

export const within = (ranges: readonly NumberRange[]) => (figure: number) =>
  ranges.some(({ from, to }) => from <= figure && figure <= to);

export function inRanges(figures: Figures, { include, exclude }: RangeChoice, all: Bits): Bits | null {
  if (include.length === 0 && exclude.length === 0) return null;
  const size = all.length * 32;
  const found = include.length > 0 ? entriesWith(figures, size, within(include)) : all;
  return exclude.length > 0 ? without(found, entriesWith(figures, size, within(exclude))) : found;
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
      const included = values.read(chosen.include, errors);
      return leavingOut(
        included.length > 0 ? union(sets, included, all) : all,
        sets,
        values.read(chosen.exclude, errors),
      );
    },
    facets: [
      {
        parameter,
        values: known.map(({ slug, name }) => ({ value: slug, name })),
        choosing({ [parameter]: chosen }, index) {
          const excluded = excludedBut(values, chosen, index);
          return leavingOut(sets[index] as Bits, sets, excluded);
        },
      },
    ],
    ranges: [],
  };
}

/** What the query leaves out, but for the value that is to be chosen. */
export function excludedBut(values: KnownValues, chosen: Choice | undefined, index: number): number[] {
  return chosen === undefined || chosen.exclude.length === 0
    ? []
    : values.read(chosen.exclude, []).filter((excluded) => excluded !== index);
}

export function union(sets: readonly Bits[], chosen: readonly number[], all: Bits): Bits {
  const [first, ...rest] = chosen.flatMap((index) => sets[index] ?? []);
  return rest.reduce(either, first ?? noBits(all.length * 32));
}

function leavingOut(found: Bits, sets: readonly Bits[], excluded: readonly number[]): Bits {
  return excluded.reduce((left, index) => without(left, sets[index] as Bits), found);
}
