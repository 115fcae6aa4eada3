import type { NamedSlug } from '../contract/entries.ts';
import type { FeatParameters } from '../contract/feats.ts';
import type { ParameterError } from '../contract/problems.ts';
import { type ConditionedFeat, type Having, unmetConditions } from '../rules/feat-conditions.ts';
import { type Bits, clearBit, countBoth, noBits, setBit } from '../shared/bits.ts';
import { knownValues } from './known-values.ts';
import type { Filter } from './list-filters.ts';

/** A feat with its prerequisites, and whether it can be taken again. */
export type ListedConditions = NamedSlug & ConditionedFeat & { multiple: boolean };

type Query = Pick<
  FeatParameters,
  'str' | 'dex' | 'con' | 'int' | 'wis' | 'cha' | 'base_attack' | 'character_level' | 'has' | 'lacking'
>;

/**
 * The filter by what a character has: the feats whose prerequisites it meets, without those that it has and cannot take again.
 * With `lacking` also those for which it lacks something.
 * @param feats in the order of the list
 */
export function withinReach(feats: readonly ListedConditions[]) {
  const known = knownValues('has', feats);
  const dependents = dependentsOf(feats);
  const required = feats.filter(({ slug }) => dependents.has(slug));
  const nameOf = new Map(feats.map(({ slug, name }) => [slug, name]));
  const isOpen = (feat: ListedConditions, having: Having, most: number) =>
    (feat.multiple || !having.feats.has(feat.slug)) && unmetConditions(feat, having).length <= most;
  const matchingWith = (query: Query, owned: readonly string[]): Bits => {
    const having = havingOf(query, owned);
    const most = mostLacking(query);
    const found = noBits(feats.length);
    feats.forEach((feat, n) => {
      if (isOpen(feat, having, most)) setBit(found, n);
    });
    return found;
  };
  /** The same with one feat, of which only that feat and those that require it differ from the set without any. */
  const matchingWithOne = (query: Query, without: Bits, slug: string): Bits => {
    const having = havingOf(query, [slug]);
    const most = mostLacking(query);
    const found = without.slice();
    for (const n of dependents.get(slug) ?? []) {
      if (isOpen(feats[n] as ListedConditions, having, most)) setBit(found, n);
      else clearBit(found, n);
    }
    return found;
  };
  const ownedIn = (query: Query, errors: ParameterError[]) =>
    known.read(query.has ?? [], errors).flatMap((index) => feats[index]?.slug ?? []);
  const filter: Filter<Query> = {
    matching: (query, errors) => (isGiven(query) ? matchingWith(query, ownedIn(query, errors)) : null),
    facets: [
      {
        parameter: 'has',
        values: required.map(({ slug, name }) => ({ value: slug, name })),
        counts: (query, candidates) => {
          const without = matchingWith(query, []);
          return required.map(({ slug }) => countBoth(candidates, matchingWithOne(query, without, slug)));
        },
      },
    ],
    ranges: [],
  };
  return {
    filter,

    /** What the character lacks for those of the feats with these indexes that it cannot take: `Str 13`, `Dodge`; by slug. */
    lackingFor(query: Query, indexes: readonly number[]): Record<string, string[]> {
      const having = havingOf(query, ownedIn(query, []));
      return Object.fromEntries(
        indexes.flatMap((n) => {
          const feat = feats[n] as ListedConditions;
          const lacking = unmetConditions(feat, having).map(({ kind, text }) =>
            kind === 'feat' ? (nameOf.get(text) ?? text) : text,
          );
          return lacking.length > 0 ? [[feat.slug, lacking]] : [];
        }),
      );
    },
  };
}

/** For how many unmet conditions a feat is still listed. */
const mostLacking = ({ lacking }: Query) =>
  lacking === undefined ? 0 : lacking === 'one' ? 1 : Number.POSITIVE_INFINITY;

/** Whether the query says anything of what a character has. */
export function isGiven({ str, dex, con, int, wis, cha, base_attack, character_level, has }: Query): boolean {
  const figures = [str, dex, con, int, wis, cha, base_attack, character_level];
  return figures.some((figure) => figure !== undefined) || (has?.length ?? 0) > 0;
}

function havingOf({ base_attack, character_level, ...query }: Query, owned: readonly string[]): Having {
  const { str, dex, con, int, wis, cha } = query;
  return { abilities: { str, dex, con, int, wis, cha }, base_attack, character_level, feats: new Set(owned) };
}

/** Feat → the indexes of the feats that require it, and its own; only of feats that some other requires. */
function dependentsOf(feats: readonly ListedConditions[]): Map<string, number[]> {
  const own = new Map(feats.map(({ slug }, n) => [slug, n]));
  const found = new Map<string, number[]>();
  feats.forEach(({ prerequisites = {} }, n) => {
    for (const { feats: needed = [] } of [prerequisites, ...(prerequisites.any_of ?? [])])
      for (const slug of needed) {
        const list = found.get(slug) ?? [own.get(slug) ?? n];
        found.set(slug, [...list, n]);
      }
  });
  return found;
}
