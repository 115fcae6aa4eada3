import type { ListedKind } from '../contract/coverage.ts';
import type { EffectKind } from '../contract/effect-kinds.ts';
import type { EffectIndex } from '../contract/effects.ts';
import type { NamedSlug } from '../contract/entries.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { ListColumns } from '../database/tables/table.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import type { Bits } from '../shared/bits.ts';
import type { JsonText } from './json-text.ts';
import type { ListedLine } from './listed/find-listed.ts';

/** The entries of a kind's list that match a search, and the rank of each from 0 (best) to `TEXT_MATCH_RANK`. */
export type SearchMatches = { bits: Bits; ranks: Uint8Array };

/** The worst rank: the match is in the rules text only. */
export const TEXT_MATCH_RANK = 3;

/**
 * The data that lists are built from. The same code builds lists from the database and, offline, from the browser's storage.
 * Lookups and tables that do not exist throw an `Error`: the build is faulty.
 */
export type KindSource = {
  /** A lookup that the compiler stored under a name. */
  lookup<T>(name: string): Promise<T>;
  /** All rows of a table by ascending id. */
  table<Name extends keyof Catalogue>(name: Name): Promise<readonly Catalogue[Name][]>;
  /** The kind's entries that are known by name, book and page only, by name. */
  listed(kind: ListedKind): Promise<readonly ListedLine[]>;
  /** The entry's details as JSON, or null where the kind has no such slug. */
  find<T>(kind: KindName, slug: string): Promise<JsonText<T> | null>;
  /** What characters are worked out from. */
  characterFacts(): Promise<CharacterFacts>;
  /** The entry's id, or null where the kind has no such slug. */
  id(kind: KindName, slug: string): Promise<number | null>;
  /** Returns the search of a kind's entries. `rows` are the rows of the kind's list. */
  search(kind: KindName, rows: readonly ListColumns[]): (text: string) => Promise<SearchMatches>;
  /** The list response of the API with the cards of these ids. `extraMembers`: further members of it, as JSON by name. */
  listResponse<T>(
    kind: KindName,
    ids: readonly number[],
    extraMembers: Readonly<Record<string, string>>,
  ): Promise<JsonText<T>>;
  /** Returns a function that reads the cards of entries as JSON texts, by their ids. */
  cards(kind: KindName): Promise<(ids: readonly number[]) => string[]>;
};

/** The values of those filters that are not in the kind's own lookup, by parameter. Throws for an unknown parameter. */
export async function choicesOf(source: KindSource, kind: KindName): Promise<(parameter: string) => NamedSlug[]> {
  const choices = await source.lookup<Readonly<Record<string, NamedSlug[]>>>(`choices-${kind}`);
  return (parameter) => {
    const values = choices[parameter];
    if (values === undefined) throw new Error(`The catalogue has no values for ${parameter} of ${kind}.`);
    return values;
  };
}

/** The effects that at least one entry of the kind has. */
export async function effectsOf(source: KindSource, kind: EffectKind): Promise<NamedSlug[]> {
  const { groups } = await source.lookup<EffectIndex>('effects');
  return groups.flatMap(({ effects }) =>
    effects.filter(({ counts }) => counts[kind] !== undefined).map(({ slug, name }) => ({ slug, name })),
  );
}
