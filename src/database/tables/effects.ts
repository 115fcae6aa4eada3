import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import { createValueTable } from './create.ts';

type ValueTable = { id: number; value: string };

export type EffectTables = {
  /** What entries do, as JSON text: `damage-fire` and everything that deals it. */
  effects: { slug: string; json: string };
  /** Slugs of `effects`, by entry. */
  spell_effects: ValueTable;
  power_effects: ValueTable;
  feat_effects: ValueTable;
  item_effects: ValueTable;
  monster_effects: ValueTable;
};

export async function createEffectTables(db: Kysely<Catalogue>): Promise<void> {
  await db.schema
    .createTable('effects')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('json', 'text', (column) => column.notNull())
    .execute();
  for (const kind of ['spell', 'power', 'feat', 'item', 'monster']) await createValueTable(db, `${kind}_effects`);
}
