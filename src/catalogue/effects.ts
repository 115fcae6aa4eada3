import type { Kysely } from 'kysely';
import type { Effect, EffectIndex } from '../contract/effects.ts';
import type { Catalogue } from '../database/schema.ts';
import { lookup } from './entries.ts';
import type { JsonText } from './json-text.ts';

export async function effectQueries(db: Kysely<Catalogue>) {
  const index = await lookup<EffectIndex>(db, 'effects');
  return {
    index,

    async find(slug: string): Promise<JsonText<Effect> | null> {
      const row = await db.selectFrom('effects').select('json').where('slug', '=', slug).executeTakeFirst();
      return row?.json ?? null;
    },
  };
}
