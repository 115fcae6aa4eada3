import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';

/** The parts of the search's index, as the compiler has stored them. */
export function readSearchIndex(db: Kysely<Catalogue>): Promise<Catalogue['search_index'][]> {
  return db.selectFrom('search_index').selectAll().execute();
}
