import type { NamedSlug } from '../contract/entries.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { RangeChoice } from '../contract/ranges.ts';
import {
  allBits,
  type Bits,
  countBoth,
  countInUnion,
  difference,
  intersection,
  membersOf,
  noBits,
  setBit,
  union,
  unionAll,
} from '../shared/bits.ts';
import { type KnownValues, knownValues } from './known-values.ts';
import { type Facet, type Filter, setsAtIndexes } from './list-filters.ts';
import type { Order } from './list-order.ts';

/** One row of a spell or power list: the entry's id, the list's slug and the level. */
type ListedEntry = { id: number; list: string; level: number };

type LevelLists<Name extends string> = {
  /** A parameter that chooses lists, its values, and the rows of those lists. */
  lists: readonly { parameter: Name; known: readonly NamedSlug[]; listed: readonly ListedEntry[] }[];
  /** All levels, ascending. */
  levels: readonly number[];
  rows: readonly { id: number }[];
};

type LevelQuery<Name extends string> = { readonly [K in Name]?: Choice | undefined } & {
  readonly level?: RangeChoice | undefined;
};

type LevelFilter<Name extends string> = Filter<LevelQuery<Name>> & {
  /** The entries sorted by their lowest level on the chosen lists; null where no list is chosen. */
  order(query: LevelQuery<Name>, descending: boolean): Order | null;
};

/** Indexes of lists, or of levels, that the query includes and excludes. */
type Selection = { include: readonly number[]; exclude: readonly number[] };

/** `entries[list]`: the entries of each list. `byLevel[list][level]`: the entries of each list at each level, by index. */
type ListSets = { entries: Bits[]; byLevel: Bits[][] };

type LevelParts<Name extends string> = {
  kinds: readonly { parameter: Name; known: readonly NamedSlug[]; values: KnownValues; sets: ListSets }[];
  levels: readonly number[];
  /** The entries that are on any list at each level. */
  onAnyList: readonly Bits[];
  all: Bits;
  size: number;
};

const NOTHING_SELECTED: Selection = { include: [], exclude: [] };

/**
 * The filter for lists and level together. Level 3 with class wizard means a 3rd-level wizard spell; a level without a list
 * means that level on any list. Where there are several kinds of list (classes, domains) and the query chooses lists of several,
 * an entry must be on a list of each kind.
 */
export function levelFilter<Name extends string>({ lists, levels, rows }: LevelLists<Name>): LevelFilter<Name> {
  const size = rows.length;
  const kinds = lists.map(({ parameter, known, listed }) => ({
    parameter,
    known,
    values: knownValues(parameter, known),
    sets: listSets(known, listed, levels, rows),
  }));
  const atLevel = (levelIndex: number) =>
    kinds.flatMap(({ sets }) => sets.byLevel.map((list) => list[levelIndex] as Bits));
  const onAnyList = levels.map((_, levelIndex) => unionAll(atLevel(levelIndex), size));
  const parts = { kinds, levels, onAnyList, all: allBits(size), size };
  const level = levelFacet(parts);
  return {
    matching: (query, errors) =>
      matchingEntries(parts, selectedLists(parts, query, errors), selectedLevels(parts, query)),
    facets: [...kinds.map((_, i) => listFacet(parts, i)), level],
    ranges: [{ parameter: 'level', extremes: (query, candidates) => levelExtremes(level, levels, query, candidates) }],
    order: (query, descending) => orderByLevel(parts, query, descending),
  };
}

function selectedLists<Name extends string>(
  { kinds }: LevelParts<Name>,
  query: LevelQuery<Name>,
  errors: ParameterError[] = [],
) {
  return kinds.map(({ parameter, values }): Selection => {
    const chosen: Choice | undefined = query[parameter];
    return {
      include: values.read(chosen?.include ?? [], errors),
      exclude: values.read(chosen?.exclude ?? [], errors),
    };
  });
}

function selectedLevels<Name extends string>({ levels }: LevelParts<Name>, { level }: LevelQuery<Name>): Selection {
  return { include: levelIndexes(levels, level?.include ?? []), exclude: levelIndexes(levels, level?.exclude ?? []) };
}

const levelIndexes = (levels: readonly number[], ranges: RangeChoice['include']): number[] =>
  levels.flatMap((level, index) => (ranges.some(({ from, to }) => from <= level && level <= to) ? [index] : []));

/** The entries that match; null where neither a list nor a level is selected. */
function matchingEntries<Name extends string>(
  { kinds, onAnyList, all }: LevelParts<Name>,
  chosen: readonly Selection[],
  level: Selection,
): Bits | null {
  const parts = kinds.flatMap(({ sets }, i) => {
    const { include } = chosen[i] as Selection;
    return include.length === 0 ? [] : [include.map((list) => entriesAtLevels(sets, list, level)).reduce(union)];
  });
  if (parts.length === 0 && level.include.length + level.exclude.length > 0) {
    const included = level.include.length > 0 ? unionAll(setsAtIndexes(onAnyList, level.include), 0) : all;
    parts.push(setsAtIndexes(onAnyList, level.exclude).reduce(difference, included));
  }
  const excluded = kinds.flatMap(({ sets }, i) => setsAtIndexes(sets.entries, (chosen[i] as Selection).exclude));
  if (parts.length === 0 && excluded.length === 0) return null;
  return excluded.reduce(difference, parts.reduce(intersection, all));
}

function listFacet<Name extends string>(parts: LevelParts<Name>, i: number): Facet<LevelQuery<Name>> {
  const { parameter, known, sets } = parts.kinds[i] as LevelParts<Name>['kinds'][number];
  return {
    parameter,
    values: known.map(({ slug, name }) => ({ value: slug, name })),
    counts: (query, candidates) => {
      const [chosen, level] = [selectedLists(parts, query), selectedLevels(parts, query)];
      const { exclude } = chosen[i] as Selection;
      const others = chosen.map((selection, kind) => (kind === i ? NOTHING_SELECTED : selection));
      const noOtherList = others.every(({ include }) => include.length === 0);
      // Where no list of another kind is chosen, the level applies to the counted list only.
      const onOtherLists = matchingEntries(parts, others, noOtherList ? NOTHING_SELECTED : level);
      const remaining = onOtherLists === null ? candidates : intersection(candidates, onOtherLists);
      if (level.exclude.length + exclude.length === 0)
        return known.map((_, index) => countInUnion(remaining, setsAt(sets, index, level.include)));
      return known.map((_, index) => {
        const excluded = exclude.filter((list) => list !== index);
        return countBoth(
          remaining,
          setsAtIndexes(sets.entries, excluded).reduce(difference, entriesAtLevels(sets, index, level)),
        );
      });
    },
  };
}

function levelFacet<Name extends string>(parts: LevelParts<Name>): Facet<LevelQuery<Name>> {
  const { levels, all } = parts;
  return {
    parameter: 'level',
    values: levels.map((level) => ({ value: String(level), name: String(level) })),
    counts: (query, candidates) => {
      const chosen = selectedLists(parts, query);
      return levels.map((level, index) => {
        const excluded = query.level?.exclude.filter(({ from, to }) => from !== level || to !== level) ?? [];
        const selection = { include: [index], exclude: levelIndexes(levels, excluded) };
        return countBoth(candidates, matchingEntries(parts, chosen, selection) ?? all);
      });
    },
  };
}

function orderByLevel<Name extends string>(
  parts: LevelParts<Name>,
  query: LevelQuery<Name>,
  descending: boolean,
): Order | null {
  const { kinds, levels, size } = parts;
  const chosen = selectedLists(parts, query);
  const included = kinds.flatMap(({ sets }, i) => levelSets(sets, (chosen[i] as Selection).include));
  if (included.length === 0) return null;
  const sets = levels.map((_, levelIndex) => included.map((list) => list[levelIndex] as Bits).reduce(union));
  const lower = sets.map((_, levelIndex) => unionAll(sets.slice(0, levelIndex), size));
  const groups = sets.map((set, levelIndex) => membersOf(difference(set, lower[levelIndex] as Bits)));
  return Uint16Array.from((descending ? groups.reverse() : groups).flat());
}

const levelSets = ({ byLevel }: ListSets, lists: readonly number[]) => lists.map((list) => byLevel[list] as Bits[]);

/** The sets whose union is the list's entries at these levels; at all levels where none is given. */
function setsAt({ entries, byLevel }: ListSets, list: number, levels: readonly number[]): Bits[] {
  return levels.length > 0 ? setsAtIndexes(byLevel[list] as Bits[], levels) : [entries[list] as Bits];
}

/** The list's entries at one of the included levels, or at any where none is included, and at no excluded level. */
function entriesAtLevels(sets: ListSets, list: number, { include, exclude }: Selection): Bits {
  const found = unionAll(setsAt(sets, list, include), 0);
  return setsAtIndexes(sets.byLevel[list] as Bits[], exclude).reduce(difference, found);
}

function levelExtremes<Query>(facet: Facet<Query>, levels: readonly number[], query: Query, candidates: Bits) {
  const counts = facet.counts(query, candidates);
  const used = levels.filter((_, index) => (counts[index] ?? 0) > 0);
  return { min: used[0] ?? null, max: used.at(-1) ?? null };
}

function listSets(
  known: readonly NamedSlug[],
  listed: readonly ListedEntry[],
  levels: readonly number[],
  rows: readonly { id: number }[],
): ListSets {
  const indexes = new Map(known.map(({ slug }, index) => [slug, index]));
  const numbers = new Map(rows.map(({ id }, n) => [id, n]));
  const empty = noBits(rows.length);
  const sets: ListSets = { entries: known.map(() => empty), byLevel: known.map(() => levels.map(() => empty)) };
  for (const { id, list, level } of listed) {
    const index = indexes.get(list);
    const n = numbers.get(id);
    if (index === undefined || n === undefined) continue;
    const levelsOfList = sets.byLevel[index] as Bits[];
    add(sets.entries, index, n);
    add(levelsOfList, levels.indexOf(level), n);
  }
  return sets;

  function add(to: Bits[], at: number, n: number) {
    if (to[at] === empty) to[at] = noBits(rows.length);
    if (to[at] !== undefined) setBit(to[at], n);
  }
}
