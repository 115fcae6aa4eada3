import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';

/** The rows of the search index, as the compiler stored them. */
export function readSearchIndex(db: Kysely<Catalogue>): Promise<Catalogue['search_index'][]> {
  return db.selectFrom('search_index').selectAll().execute();
}
