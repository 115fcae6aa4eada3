import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';

export type PictureTables = {
  /** Portraits, artwork and tokens by their address without its first slash: `portraits/aboleth.svg`. */
  pictures: { path: string; type: string; data: Buffer };
};

export async function createPictureTables(db: Kysely<Catalogue>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'bytea', (column) => column.notNull())
    .execute();
}
