import type { EffectKind } from '../contract/effect-kinds.ts';
import type { EffectIndex } from '../contract/effects.ts';
import type { NamedSlug } from '../contract/entries.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { ListColumns } from '../database/tables/table.ts';
import type { Bits } from '../shared/bits.ts';
import type { JsonText } from './json-text.ts';

/** What a search finds in a kind's list: the entries, and how good a match each is (0 is the best). */
export type Found = { bits: Bits; ranks: Uint8Array };

/** The rank of what is found in rules text only. */
export const WORST_RANK = 3;

/**
 * What the lists are made of, so that the same code lists from a database and, without a network, from what a browser
 * keeps. Where something is missing it throws: that is a fault of the build.
 */
export type KindSource = {
  /** A closed list that the compiler has stored. */
  lookup<T>(name: string): Promise<T>;
  /** All rows of a table in the order of the entries' numbers. */
  table<Name extends keyof Catalogue>(name: Name): Promise<readonly Catalogue[Name][]>;
  /** The whole entry, or null where the kind has none of that slug. */
  find<T>(kind: KindName, slug: string): Promise<JsonText<T> | null>;
  /** The entry's number, or null where the kind has none of that slug. */
  id(kind: KindName, slug: string): Promise<number | null>;
  /** Searches the entries of a kind, whose list rows are given. */
  search(kind: KindName, rows: readonly ListColumns[]): (text: string) => Promise<Found>;
  /** Entries as the API lists them, by their numbers. `more`: what else the answer has, as JSON by its name. */
  answer<T>(kind: KindName, ids: readonly number[], more: Readonly<Record<string, string>>): Promise<JsonText<T>>;
  /** The cards of entries as texts, by their numbers. */
  cards(kind: KindName): Promise<(ids: readonly number[]) => string[]>;
};

/** The values of the filters that the kind's own list of filter values does not name, by parameter. */
export async function choicesOf(source: KindSource, kind: KindName): Promise<(parameter: string) => NamedSlug[]> {
  const choices = await source.lookup<Readonly<Record<string, NamedSlug[]>>>(`choices-${kind}`);
  return (parameter) => {
    const values = choices[parameter];
    if (values === undefined) throw new Error(`The catalogue has no values for ${parameter} of ${kind}.`);
    return values;
  };
}

/** The effects that some entry of the kind has. */
export async function effectsOf(source: KindSource, kind: EffectKind): Promise<NamedSlug[]> {
  const { groups } = await source.lookup<EffectIndex>('effects');
  return groups.flatMap(({ effects }) =>
    effects.filter(({ counts }) => counts[kind] !== undefined).map(({ slug, name }) => ({ slug, name })),
  );
}
