import { type Kysely, sql } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import { noBits, setBit } from '../shared/bits.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import type { SearchMatches } from './kind-source.ts';
import { searchFor } from './search-condition.ts';

/** How many searches are cached: a list, its facets and its further pages repeat the same search. */
const MAX_CACHED = 50;
/** Characters of the longest search that is cached. */
const MAX_CACHED_LENGTH = 100;

/** Returns the search of the names and texts of a kind's entries, whose ids are `first` to `first + size - 1`. */
export function listSearch(db: Kysely<Catalogue>, kind: KindName, first: number, size: number) {
  async function find(text: string): Promise<SearchMatches> {
    const { matches, rank } = searchFor(db, text);
    const { rows } = await sql<{ id: number; rank: number }>`
      select list.id, ${rank} as rank from ${sql.table(kind)} as list where ${matches}`.execute(db);
    const found = { bits: noBits(size), ranks: new Uint8Array(size) };
    for (const { id, rank } of rows) {
      setBit(found.bits, id - first);
      found.ranks[id - first] = rank;
    }
    return found;
  }

  const findMemoized = memoizeAsync(find, { maxSize: MAX_CACHED });
  return (text: string): Promise<SearchMatches> => (text.length > MAX_CACHED_LENGTH ? find(text) : findMemoized(text));
}
