import type { Kysely } from 'kysely';
import type { ShopRange } from '../contract/shop-goods.ts';
import type { Catalogue } from '../database/schema.ts';
import { lookup } from './entries.ts';

/** What shops stock themselves from. It is read once and never changes. */
export async function shopRange(db: Kysely<Catalogue>): Promise<ShopRange> {
  return lookup<ShopRange>(db, 'shop');
}
