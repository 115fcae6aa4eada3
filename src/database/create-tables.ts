import type { Kysely } from 'kysely';
import { createFullText } from './dialect.ts';
import type { Catalogue } from './schema.ts';
import { TABLES } from './tables/all.ts';
import { createTable, type Table } from './tables/table.ts';

/** Creates every table of an empty catalogue. */
export async function createTables(db: Kysely<Catalogue>): Promise<void> {
  for (const [name, table] of Object.entries<Table>(TABLES)) await createTable(db.schema, name, table);
  await createFullText(db);
}
