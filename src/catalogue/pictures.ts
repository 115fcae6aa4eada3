import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';

/** `type`: the media type. */
export type Picture = { type: string; data: Buffer };

/** A portrait, artwork or token by its path without the first slash, such as `tokens/aboleth.svg`; null where there is none. */
export async function findPicture(db: Kysely<Catalogue>, path: string): Promise<Picture | null> {
  const found = await db.selectFrom('pictures').select(['type', 'data']).where('path', '=', path).executeTakeFirst();
  return found ?? null;
}
