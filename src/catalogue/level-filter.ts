import type { NamedSlug } from '../contract/entries.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { RangeChoice } from '../contract/ranges.ts';
import { addBit, type Bits, both, countBoth, either, noBits, without } from './bits.ts';
import { knownValues } from './known-values.ts';
import { excludedBut, type Facet, type Filter, within } from './list-filters.ts';

/** What stands on a list of spells or powers, and at which level. */
export type ListedEntry = { id: number; list: string; level: number };

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

/**
 * Lists and level belong together: level 3 with class wizard means a 3rd-level wizard spell, and a level without a list
 * is that of any list. Where there are lists of several kinds (classes, domains), an entry must be on one of each.
 */
export function levelFilter<Name extends string>({ lists, levels, rows }: LevelLists<Name>): Filter<LevelQuery<Name>> {
  const kinds = lists.map(({ parameter, known, listed }) => ({
    parameter,
    known,
    values: knownValues(parameter, known),
    sets: listSets(known, listed, levels, rows),
  }));
  const onAny = kinds.map(({ sets }) => sets.onAny).reduce((a, b) => a.map((bits, i) => either(bits, b[i] as Bits)));
  const all = noBits(rows.length).fill(0xffffffff);

  const listsOf = (query: LevelQuery<Name>, errors: ParameterError[]): Places[] =>
    kinds.map(({ parameter, values }) => {
      const chosen: Choice | undefined = query[parameter];
      return {
        include: values.read(chosen?.include ?? [], errors),
        exclude: values.read(chosen?.exclude ?? [], errors),
      };
    });
  const placesIn = (ranges: RangeChoice['include']) =>
    levels.flatMap((level, place) => (within(ranges)(level) ? [place] : []));
  const levelsOf = ({ level }: LevelQuery<Name>): Places => ({
    include: placesIn(level?.include ?? []),
    exclude: placesIn(level?.exclude ?? []),
  });

  const leaving = (chosen: readonly Places[], level: Places): Bits | null => {
    const parts: Bits[] = [];
    kinds.forEach(({ sets }, i) => {
      const { include } = chosen[i] as Places;
      if (include.length === 0) return;
      const at = include.map((list) => sets.at[list] as readonly Bits[]);
      const onList = include.map((list) => sets.on[list] as Bits);
      const wanted = level.include.length > 0 ? at.flatMap((list) => pickSets(list, level.include)) : onList;
      parts.push(
        minus(
          unite(wanted),
          at.flatMap((list) => pickSets(list, level.exclude)),
        ),
      );
    });
    const levelAlone = parts.length === 0 && level.include.length + level.exclude.length > 0;
    if (levelAlone) {
      const wanted = level.include.length > 0 ? unite(pickSets(onAny, level.include)) : all;
      parts.push(minus(wanted, pickSets(onAny, level.exclude)));
    }
    const excluded = kinds.flatMap(({ sets }, i) => pickSets(sets.on, (chosen[i] as Places).exclude));
    if (parts.length === 0 && excluded.length === 0) return null;
    return minus(parts.length === 0 ? all : parts.reduce(both), excluded);
  };

  const levelFacet: Facet<LevelQuery<Name>> = {
    parameter: 'level',
    values: levels.map((level) => ({ value: String(level), name: String(level) })),
    choosing: (query, place) => {
      const only = levels[place];
      const kept = query.level?.exclude.filter(({ from, to }) => from !== only || to !== only) ?? [];
      return leaving(listsOf(query, []), { include: [place], exclude: placesIn(kept) }) ?? all;
    },
  };
  const listFacets = kinds.map(
    ({ parameter, known, values }, i): Facet<LevelQuery<Name>> => ({
      parameter,
      values: known.map(({ slug, name }) => ({ value: slug, name })),
      choosing: (query, place) => {
        const chosen = listsOf(query, []);
        chosen[i] = { include: [place], exclude: excludedBut(values, query[parameter], place) };
        return leaving(chosen, levelsOf(query)) ?? all;
      },
    }),
  );
  return {
    matching: (query, errors) => leaving(listsOf(query, errors), levelsOf(query)),
    facets: [...listFacets, levelFacet],
    ranges: [{ parameter: 'level', extremes: (query, left) => levelExtremes(levelFacet, levels, query, left) }],
  };
}

function levelExtremes<Query>(facet: Facet<Query>, levels: readonly number[], query: Query, left: Bits) {
  const used = levels.filter((_, place) => countBoth(left, facet.choosing(query, place)) > 0);
  return { min: used[0] ?? null, max: used.at(-1) ?? null };
}

/** `on`: who stands on each list; `at`: the same by level; `onAny`: by level on any of the lists. */
function listSets(
  known: readonly NamedSlug[],
  listed: readonly ListedEntry[],
  levels: readonly number[],
  rows: readonly { id: number }[],
) {
  const places = new Map(known.map(({ slug }, place) => [slug, place]));
  const numbers = new Map(rows.map(({ id }, n) => [id, n]));
  const empty = () => noBits(rows.length);
  const on = known.map(empty);
  const at = known.map(() => levels.map(empty));
  const onAny = levels.map(empty);
  for (const { id, list, level } of listed) {
    const place = places.get(list);
    const n = numbers.get(id);
    const step = levels.indexOf(level);
    if (place === undefined || n === undefined) continue;
    for (const set of [on[place], at[place]?.[step], onAny[step]]) if (set) addBit(set, n);
  }
  return { on, at, onAny };
}

const pickSets = (sets: readonly Bits[], places: readonly number[]) => places.map((place) => sets[place] as Bits);

const unite = (sets: readonly Bits[]) => sets.slice(1).reduce(either, sets[0] as Bits);

const minus = (bits: Bits, sets: readonly Bits[]) => sets.reduce(without, bits);
