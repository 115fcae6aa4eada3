import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';

export type DownloadTables = {
  /** Whole kinds and the whole catalogue as JSON: its length, and the text compressed. */
  downloads: { name: string; bytes: number; brotli: Buffer };
};

export async function createDownloadTables(db: Kysely<Catalogue>): Promise<void> {
  await db.schema
    .createTable('downloads')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('brotli', 'bytea', (column) => column.notNull())
    .execute();
}
