import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';

export type Picture = { type: string; data: Buffer };

/** A portrait, artwork or token by its address without the first slash, `tokens/aboleth.svg`; null where there is none. */
export async function findPicture(db: Kysely<Catalogue>, path: string): Promise<Picture | null> {
  const found = await db.selectFrom('pictures').select(['type', 'data']).where('path', '=', path).executeTakeFirst();
  return found ?? null;
}
