import type { Kysely } from 'kysely';
import type { ShopFilters } from '../contract/shop.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import type { Catalogue } from '../database/schema.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { lookup } from './entries.ts';

export async function shopQueries(db: Kysely<Catalogue>) {
  return {
    filters: await lookup<ShopFilters>(db, 'shop-filters'),

    /** The goods that shops choose their stock from: a few megabytes, read on the first call. */
    range: memoizeAsync<void, ShopRange>(() => lookup<ShopRange>(db, 'shop')),

    /** The slug of each item, by its id. */
    slugs: memoizeAsync<void, ReadonlyMap<number, string>>(async () => {
      const rows = await db.selectFrom('entries').select(['id', 'slug']).where('kind', '=', 'items').execute();
      return new Map(rows.map(({ id, slug }) => [id, slug]));
    }),
  };
}
