import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type ItemTables = {
  items: ListColumns & {
    /** Slugs; an empty string where there is none. */
    type: string;
    material: string;
    slot: string;
    /** In gp, of a family the lowest; null where there is no figure. */
    price: number | null;
    /** Pounds. */
    weight: number | null;
    /** Or the manifester level of psionic items. */
    caster_level: number | null;
    /** 1 for a special ability of weapons, armor or shields; the others say what it can be put on. */
    property: 0 | 1;
    weapon_property: 0 | 1;
    armor_property: 0 | 1;
    shield_property: 0 | 1;
  };
  /** Every price in gp that an item has: one for each member of a family. */
  item_prices: { id: number; price: number };
};

export async function createItemTables(db: Kysely<Catalogue>): Promise<void> {
  let table = createListTable(db, 'items');
  for (const text of ['type', 'material', 'slot'] as const)
    table = table.addColumn(text, 'text', (column) => column.notNull());
  table = table
    .addColumn('price', 'double precision')
    .addColumn('weight', 'double precision')
    .addColumn('caster_level', 'integer');
  for (const flag of ['property', 'weapon_property', 'armor_property', 'shield_property'] as const)
    table = table.addColumn(flag, 'integer', (column) => column.notNull());
  await table.execute();
  await db.schema
    .createTable('item_prices')
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('price', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_prices_pk', ['price', 'id'])
    .execute();
}
