import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable, createValueTable } from './create.ts';

type ValueTable = { id: number; value: string };

export type MonsterTables = {
  monsters: ListColumns & {
    type: string;
    size: string;
    /** Challenge rating as a number, 0.5 for 1/2; −1 where there is none. */
    cr: number;
    /** How many Hit Dice, 0.5 for half a one; null where the book does not tell, as with the hit points. */
    hit_dice: number | null;
    hit_points: number | null;
    /** Slug; an empty string where it is none of the nine. */
    alignment: string;
  };
  monster_subtypes: ValueTable;
  monster_feats: ValueTable;
  monster_classes: ValueTable;
};

export async function createMonsterTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'monsters')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('cr', 'double precision', (column) => column.notNull())
    .addColumn('hit_dice', 'double precision')
    .addColumn('hit_points', 'integer')
    .addColumn('alignment', 'text', (column) => column.notNull())
    .execute();
  for (const name of ['monster_subtypes', 'monster_feats', 'monster_classes']) await createValueTable(db, name);
}
