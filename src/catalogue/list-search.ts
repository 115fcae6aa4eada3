import { type Kysely, sql } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import { noBits, setBit } from '../shared/bits.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import type { Found } from './kind-source.ts';
import { searchFor } from './search-condition.ts';

/** How many searches are remembered: a list and its facets ask for the same, and so do its pages. */
const MAX_REMEMBERED = 50;
const MAX_REMEMBERED_LENGTH = 100;

/** Searches the names and texts of a kind's entries, whose numbers run from `first`. */
export function listSearch(db: Kysely<Catalogue>, kind: KindName, first: number, size: number) {
  async function find(text: string): Promise<Found> {
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

  const findMemoized = memoizeAsync(find, { maxSize: MAX_REMEMBERED });
  return (text: string): Promise<Found> => (text.length > MAX_REMEMBERED_LENGTH ? find(text) : findMemoized(text));
}
