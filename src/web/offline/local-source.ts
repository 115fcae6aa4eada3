import { CHARACTER_LOOKUP, withoutPrototypes } from '../../catalogue/character.ts';
import { type KindSource, TEXT_MATCH_RANK } from '../../catalogue/kind-source.ts';
import { plainWords, withoutMarks } from '../../catalogue/plain-words.ts';
import type { ListTables } from '../../contract/list-tables.ts';
import type { CharacterFacts } from '../../rules/character/facts.ts';
import { noBits, setBit } from '../../shared/bits.ts';
import type { StoredEntry } from './store.ts';

/**
 * The source of a kind's lists on this device.
 * @param entries all entries of the kind, by ascending id
 * @param listed the stored entries that are known by name, book and page only; none where absent
 */
export function localSource(
  { lookups, tables }: ListTables,
  entries: readonly StoredEntry[],
  listed: KindSource['listed'] = async () => [],
): KindSource {
  const first = entries[0]?.id ?? 1;
  const bySlug = (slug: string) => entries.find((entry) => entry.slug === slug);
  const texts = (ids: readonly number[]) => ids.map((id) => JSON.stringify(entries[id - first]));
  return {
    lookup: async <T>(name: string) => memberOf(lookups, name) as T,
    characterFacts: async () => withoutPrototypes(memberOf(lookups, CHARACTER_LOOKUP) as CharacterFacts),
    table: async <Name extends string>(name: Name) => memberOf(tables, name) as never,
    listed,
    async find(_, slug) {
      const entry = bySlug(slug);
      return entry === undefined ? null : JSON.stringify(entry);
    },
    id: async (_, slug) => bySlug(slug)?.id ?? null,
    search: (_, rows) => async (text) => searchNames(rows, text),
    async listResponse(kind, ids, extraMembers) {
      const parts = Object.entries(extraMembers).map(([name, json]) => `,"${name}":${json}`);
      return `{"${kind}":[${texts(ids).join(',')}]${parts.join('')}}`;
    },
    cards: async () => texts,
  };
}

function memberOf(stored: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!Object.hasOwn(stored, name)) throw new Error(`"${name}" is not stored on this device.`);
  return stored[name];
}

/** Searches names with the ranks of the server: match at the start, at the start of a word, within; last, every word somewhere. */
function searchNames(rows: readonly { names: string }[], text: string) {
  const wanted = withoutMarks(text).trim();
  const words = plainWords(text).split(' ').filter(Boolean);
  const found = { bits: noBits(rows.length), ranks: new Uint8Array(rows.length) };
  rows.forEach((row, n) => {
    const names = withoutMarks(row.names);
    const within = wanted !== '' && !wanted.includes('|') && names.includes(wanted);
    if (!within && (words.length === 0 || !words.every((word) => names.includes(word)))) return;
    setBit(found.bits, n);
    found.ranks[n] = !within
      ? TEXT_MATCH_RANK
      : names.includes(`|${wanted}`)
        ? 0
        : names.includes(` ${wanted}`)
          ? 1
          : 2;
  });
  return found;
}
