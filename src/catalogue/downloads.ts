import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';

/** JSON compressed by brotli, and how many bytes it has when it is not. */
export type Download = { bytes: number; brotli: Buffer };

/** Every entry of a kind, or of all kinds, as one file; null where there is none of that name. */
export async function findDownload(db: Kysely<Catalogue>, name: string): Promise<Download | null> {
  const found = await db
    .selectFrom('downloads')
    .select(['bytes', 'brotli'])
    .where('name', '=', name)
    .executeTakeFirst();
  return found ?? null;
}

/** The sizes of all downloads in bytes, as they are and as they are sent. */
export async function downloadSizes(db: Kysely<Catalogue>): Promise<{ name: string; bytes: number; sent: number }[]> {
  return db
    .selectFrom('downloads')
    .select(({ fn }) => ['name', 'bytes', fn<number>('length', ['brotli']).as('sent')])
    .orderBy('name')
    .execute();
}

/** The address of every entry's page, `/spells/fireball`, in the order of the catalogue. */
export async function entryPaths(db: Kysely<Catalogue>): Promise<string[]> {
  const rows = await db.selectFrom('entries').select(['kind', 'slug']).orderBy('id').execute();
  return rows.map(({ kind, slug }) => `/${kind}/${slug}`);
}
