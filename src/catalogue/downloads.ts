import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';

/** JSON compressed with Brotli; `bytes` is its length uncompressed. */
export type Download = { bytes: number; brotli: Buffer };

/** The bulk download of a kind, or of all kinds (`catalogue`); null where there is none of that name. */
export async function findDownload(db: Kysely<Catalogue>, name: string): Promise<Download | null> {
  const found = await db
    .selectFrom('downloads')
    .select(['bytes', 'brotli'])
    .where('name', '=', name)
    .executeTakeFirst();
  return found ?? null;
}

/** The size of each download in bytes: of the JSON (`bytes`) and compressed (`sent`). */
export async function downloadSizes(db: Kysely<Catalogue>): Promise<{ name: string; bytes: number; sent: number }[]> {
  return db
    .selectFrom('downloads')
    .select(({ fn }) => ['name', 'bytes', fn<number>('length', ['brotli']).as('sent')])
    .orderBy('name')
    .execute();
}

/** The path of every entry's page, such as `/spells/fireball`, by ascending id. */
export async function entryPaths(db: Kysely<Catalogue>): Promise<string[]> {
  const rows = await db.selectFrom('entries').select(['kind', 'slug']).orderBy('id').execute();
  return rows.map(({ kind, slug }) => `/${kind}/${slug}`);
}
