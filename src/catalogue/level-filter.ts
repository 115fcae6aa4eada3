import type { NamedSlug } from '../contract/entries.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { RangeChoice } from '../contract/ranges.ts';
import { addBit, allBits, type Bits, both, countBoth, either, noBits, union, without } from './bits.ts';
import { knownValues } from './known-values.ts';
import { type Facet, type Filter, pickSets } from './list-filters.ts';

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

/** Places of lists, or of levels, that are wanted and not wanted. */
type Places = { include: readonly number[]; exclude: readonly number[] };

/** `on`: who stands on each list; `at`: the same by level. */
type ListSets = { on: Bits[]; at: Bits[][] };

/**
 * Lists and level belong together: level 3 with class wizard means a 3rd-level wizard spell, and a level without a list
 * is that of any list. Where there are lists of several kinds (classes, domains), an entry must be on one of each.
 */
export function levelFilter<Name extends string>({ lists, levels, rows }: LevelLists<Name>): Filter<LevelQuery<Name>> {
  const size = rows.length;
  const all = allBits(size);
  const kinds = lists.map(({ parameter, known, listed }) => ({
    parameter,
    known,
    values: knownValues(parameter, known),
    sets: listSets(known, listed, levels, rows),
  }));
  const onAny = levels.map((_, step) =>
    union(
      kinds.flatMap(({ sets }) => sets.at.map((list) => list[step] as Bits)),
      size,
    ),
  );

  const listsOf = (query: LevelQuery<Name>, errors: ParameterError[]): Places[] =>
    kinds.map(({ parameter, values }) => {
      const chosen: Choice | undefined = query[parameter];
      return {
        include: values.read(chosen?.include ?? [], errors),
        exclude: values.read(chosen?.exclude ?? [], errors),
      };
    });
  const placesIn = (ranges: RangeChoice['include']) =>
    levels.flatMap((level, place) => (ranges.some(({ from, to }) => from <= level && level <= to) ? [place] : []));
  const levelsOf = ({ level }: LevelQuery<Name>): Places => ({
    include: placesIn(level?.include ?? []),
    exclude: placesIn(level?.exclude ?? []),
  });

  /** Null where nothing is asked for. */
  const leaving = (chosen: readonly Places[], level: Places): Bits | null => {
    const parts = kinds.flatMap(({ sets }, i) => {
      const { include } = chosen[i] as Places;
      return include.length === 0 ? [] : [include.map((list) => atLevels(sets, list, level)).reduce(either)];
    });
    if (parts.length === 0 && level.include.length + level.exclude.length > 0) {
      const wanted = level.include.length > 0 ? union(pickSets(onAny, level.include), 0) : all;
      parts.push(pickSets(onAny, level.exclude).reduce(without, wanted));
    }
    const excluded = kinds.flatMap(({ sets }, i) => pickSets(sets.on, (chosen[i] as Places).exclude));
    if (parts.length === 0 && excluded.length === 0) return null;
    return excluded.reduce(without, parts.reduce(both, all));
  };

  const listFacets = kinds.map(
    ({ parameter, known, sets }, i): Facet<LevelQuery<Name>> => ({
      parameter,
      values: known.map(({ slug, name }) => ({ value: slug, name })),
      counts: (query, left) => {
        const [chosen, level] = [listsOf(query, []), levelsOf(query)];
        const { exclude } = chosen[i] as Places;
        const others = chosen.map((places, kind) => (kind === i ? { include: [], exclude: [] } : places));
        const noneOther = others.every(({ include }) => include.length === 0);
        // Without another list the level is that of the list to be chosen.
        const besides = leaving(others, noneOther ? { include: [], exclude: [] } : level);
        const rest = besides === null ? left : both(left, besides);
        return known.map((_, place) => {
          const excluded = exclude.filter((list) => list !== place);
          const count = atLevels(sets, place, level);
          return countBoth(rest, pickSets(sets.on, excluded).reduce(without, count));
        });
      },
    }),
  );
  const levelFacet: Facet<LevelQuery<Name>> = {
    parameter: 'level',
    values: levels.map((level) => ({ value: String(level), name: String(level) })),
    counts: (query, left) => {
      const chosen = listsOf(query, []);
      return levels.map((level, place) => {
        const excluded = query.level?.exclude.filter(({ from, to }) => from !== level || to !== level) ?? [];
        return countBoth(left, leaving(chosen, { include: [place], exclude: placesIn(excluded) }) ?? all);
      });
    },
  };
  return {
    matching: (query, errors) => leaving(listsOf(query, errors), levelsOf(query)),
    facets: [...listFacets, levelFacet],
    ranges: [{ parameter: 'level', extremes: (query, left) => levelExtremes(levelFacet, levels, query, left) }],
  };
}

/** Who is on the list, at one of the levels where some are wanted, and at none that is not. */
function atLevels({ on, at }: ListSets, list: number, { include, exclude }: Places): Bits {
  const steps = at[list] as readonly Bits[];
  const found = include.length > 0 ? union(pickSets(steps, include), 0) : (on[list] as Bits);
  return pickSets(steps, exclude).reduce(without, found);
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
    if (to[at] !== undefined) addBit(to[at], n);
  }
}
