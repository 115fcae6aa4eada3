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

/** What stands on a list of spells or powers, and at which level. */
type ListedEntry = { id: number; list: string; level: number };

type LevelLists<Name extends string> = {
  /** A parameter that chooses lists, its values, and all that stands on them. */
  lists: readonly { parameter: Name; known: readonly NamedSlug[]; listed: readonly ListedEntry[] }[];
  /** The levels that there are. */
  levels: readonly number[];
  rows: readonly { id: number }[];
};

type LevelQuery<Name extends string> = { readonly [K in Name]?: Choice | undefined } & {
  readonly level?: RangeChoice | undefined;
};

type LevelFilter<Name extends string> = Filter<LevelQuery<Name>> & {
  /** The entries by their level on the chosen lists, the lowest that counts; null where no list is chosen. */
  order(query: LevelQuery<Name>, descending: boolean): Order | null;
};

/** Places of lists, or of levels, that are wanted and not wanted. */
type Places = { include: readonly number[]; exclude: readonly number[] };

/** `on`: who stands on each list; `at`: the same by level. */
type ListSets = { on: Bits[]; at: Bits[][] };

type Levels<Name extends string> = {
  kinds: readonly { parameter: Name; known: readonly NamedSlug[]; values: KnownValues; sets: ListSets }[];
  levels: readonly number[];
  /** Who stands on any list at each level. */
  onAny: readonly Bits[];
  all: Bits;
  size: number;
};

const NOWHERE: Places = { include: [], exclude: [] };

/**
 * Lists and level belong together: level 3 with class wizard means a 3rd-level wizard spell, and a level without a list
 * is that of any list. Where there are lists of several kinds (classes, domains), an entry must be on one of each.
 */
export function levelFilter<Name extends string>({ lists, levels, rows }: LevelLists<Name>): LevelFilter<Name> {
  const size = rows.length;
  const kinds = lists.map(({ parameter, known, listed }) => ({
    parameter,
    known,
    values: knownValues(parameter, known),
    sets: listSets(known, listed, levels, rows),
  }));
  const atLevel = (step: number) => kinds.flatMap(({ sets }) => sets.at.map((list) => list[step] as Bits));
  const onAny = levels.map((_, step) => unionAll(atLevel(step), size));
  const parts = { kinds, levels, onAny, all: allBits(size), size };
  const level = levelFacet(parts);
  return {
    matching: (query, errors) => leaving(parts, listsOf(parts, query, errors), levelsOf(parts, query)),
    facets: [...kinds.map((_, i) => listFacet(parts, i)), level],
    ranges: [{ parameter: 'level', extremes: (query, left) => levelExtremes(level, levels, query, left) }],
    order: (query, descending) => orderBy(parts, query, descending),
  };
}

function listsOf<Name extends string>({ kinds }: Levels<Name>, query: LevelQuery<Name>, errors: ParameterError[] = []) {
  return kinds.map(({ parameter, values }): Places => {
    const chosen: Choice | undefined = query[parameter];
    return {
      include: values.read(chosen?.include ?? [], errors),
      exclude: values.read(chosen?.exclude ?? [], errors),
    };
  });
}

function levelsOf<Name extends string>({ levels }: Levels<Name>, { level }: LevelQuery<Name>): Places {
  return { include: placesIn(levels, level?.include ?? []), exclude: placesIn(levels, level?.exclude ?? []) };
}

const placesIn = (levels: readonly number[], ranges: RangeChoice['include']): number[] =>
  levels.flatMap((level, place) => (ranges.some(({ from, to }) => from <= level && level <= to) ? [place] : []));

/** Null where nothing is asked for. */
function leaving<Name extends string>(
  { kinds, onAny, all }: Levels<Name>,
  chosen: readonly Places[],
  level: Places,
): Bits | null {
  const parts = kinds.flatMap(({ sets }, i) => {
    const { include } = chosen[i] as Places;
    return include.length === 0 ? [] : [include.map((list) => atLevels(sets, list, level)).reduce(union)];
  });
  if (parts.length === 0 && level.include.length + level.exclude.length > 0) {
    const wanted = level.include.length > 0 ? unionAll(setsAtIndexes(onAny, level.include), 0) : all;
    parts.push(setsAtIndexes(onAny, level.exclude).reduce(difference, wanted));
  }
  const excluded = kinds.flatMap(({ sets }, i) => setsAtIndexes(sets.on, (chosen[i] as Places).exclude));
  if (parts.length === 0 && excluded.length === 0) return null;
  return excluded.reduce(difference, parts.reduce(intersection, all));
}

function listFacet<Name extends string>(parts: Levels<Name>, i: number): Facet<LevelQuery<Name>> {
  const { parameter, known, sets } = parts.kinds[i] as Levels<Name>['kinds'][number];
  return {
    parameter,
    values: known.map(({ slug, name }) => ({ value: slug, name })),
    counts: (query, left) => {
      const [chosen, level] = [listsOf(parts, query), levelsOf(parts, query)];
      const { exclude } = chosen[i] as Places;
      const others = chosen.map((places, kind) => (kind === i ? NOWHERE : places));
      const noneOther = others.every(({ include }) => include.length === 0);
      // Without another list the level is that of the list to be chosen.
      const besides = leaving(parts, others, noneOther ? NOWHERE : level);
      const rest = besides === null ? left : intersection(left, besides);
      if (level.exclude.length + exclude.length === 0)
        return known.map((_, place) => countInUnion(rest, setsAt(sets, place, level.include)));
      return known.map((_, place) => {
        const excluded = exclude.filter((list) => list !== place);
        return countBoth(rest, setsAtIndexes(sets.on, excluded).reduce(difference, atLevels(sets, place, level)));
      });
    },
  };
}

function levelFacet<Name extends string>(parts: Levels<Name>): Facet<LevelQuery<Name>> {
  const { levels, all } = parts;
  return {
    parameter: 'level',
    values: levels.map((level) => ({ value: String(level), name: String(level) })),
    counts: (query, left) => {
      const chosen = listsOf(parts, query);
      return levels.map((level, place) => {
        const excluded = query.level?.exclude.filter(({ from, to }) => from !== level || to !== level) ?? [];
        const places = { include: [place], exclude: placesIn(levels, excluded) };
        return countBoth(left, leaving(parts, chosen, places) ?? all);
      });
    },
  };
}

function orderBy<Name extends string>(parts: Levels<Name>, query: LevelQuery<Name>, descending: boolean): Order | null {
  const { kinds, levels, size } = parts;
  const chosen = listsOf(parts, query);
  const wanted = kinds.flatMap(({ sets }, i) => pickLists(sets, (chosen[i] as Places).include));
  if (wanted.length === 0) return null;
  const sets = levels.map((_, step) => wanted.map((list) => list[step] as Bits).reduce(union));
  const lower = sets.map((_, step) => unionAll(sets.slice(0, step), size));
  const groups = sets.map((set, step) => membersOf(difference(set, lower[step] as Bits)));
  return Uint16Array.from((descending ? groups.reverse() : groups).flat());
}

const pickLists = ({ at }: ListSets, lists: readonly number[]) => lists.map((list) => at[list] as Bits[]);

/** Who is on the list, level by level where some are wanted. */
function setsAt({ on, at }: ListSets, list: number, levels: readonly number[]): Bits[] {
  return levels.length > 0 ? setsAtIndexes(at[list] as Bits[], levels) : [on[list] as Bits];
}

/** Who is on the list, at one of the levels where some are wanted, and at none that is not. */
function atLevels(sets: ListSets, list: number, { include, exclude }: Places): Bits {
  const found = unionAll(setsAt(sets, list, include), 0);
  return setsAtIndexes(sets.at[list] as Bits[], exclude).reduce(difference, found);
}

function levelExtremes<Query>(facet: Facet<Query>, levels: readonly number[], query: Query, left: Bits) {
  const counts = facet.counts(query, left);
  const used = levels.filter((_, place) => (counts[place] ?? 0) > 0);
  return { min: used[0] ?? null, max: used.at(-1) ?? null };
}

function listSets(
  known: readonly NamedSlug[],
  listed: readonly ListedEntry[],
  levels: readonly number[],
  rows: readonly { id: number }[],
): ListSets {
  const places = new Map(known.map(({ slug }, place) => [slug, place]));
  const numbers = new Map(rows.map(({ id }, n) => [id, n]));
  const none = noBits(rows.length);
  const sets: ListSets = { on: known.map(() => none), at: known.map(() => levels.map(() => none)) };
  for (const { id, list, level } of listed) {
    const place = places.get(list);
    const n = numbers.get(id);
    if (place === undefined || n === undefined) continue;
    const steps = sets.at[place] as Bits[];
    add(sets.on, place, n);
    add(steps, levels.indexOf(level), n);
  }
  return sets;

  function add(to: Bits[], at: number, n: number) {
    if (to[at] === none) to[at] = noBits(rows.length);
    if (to[at] !== undefined) setBit(to[at], n);
  }
}
