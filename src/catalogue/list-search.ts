import { type Kysely, sql } from 'kysely';
import QuickLRU from 'quick-lru';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import { addBit, noBits } from './bits.ts';
import type { Found } from './kind-source.ts';
import { searchFor } from './search-condition.ts';

/** How many searches are remembered: a list and its facets ask for the same, and so do its pages. */
const REMEMBERED = 50;
const REMEMBERED_LENGTH = 100;

/** Searches the names and texts of a kind's entries, whose numbers run from `first`. */
export function listSearch(db: Kysely<Catalogue>, kind: KindName, first: number, size: number) {
  const remembered = new QuickLRU<string, Promise<Found>>({ maxSize: REMEMBERED });

  async function find(text: string): Promise<Found> {
    const { matches, rank } = searchFor(db, text);
    const { rows } = await sql<{ id: number; rank: number }>`
      select list.id, ${rank} as rank from ${sql.table(kind)} as list where ${matches}`.execute(db);
    const found = { bits: noBits(size), ranks: new Uint8Array(size) };
    for (const { id, rank } of rows) {
      addBit(found.bits, id - first);
      found.ranks[id - first] = rank;
    }
    return found;
  }

  return (text: string): Promise<Found> => {
    if (text.length > REMEMBERED_LENGTH) return find(text);
    const known = remembered.get(text);
    if (known) return known;
    const found = find(text);
    remembered.set(text, found);
    found.catch(() => remembered.delete(text));
    return found;
  };
}
