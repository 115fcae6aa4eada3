import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type FeatTables = {
  feats: ListColumns & {
    category: string;
    /** The part of the rules that it comes from. */
    part: string;
    dragonmark: 0 | 1;
    fighter_bonus: 0 | 1;
    min_level: number;
    is_prerequisite: 0 | 1;
  };
};

export async function createFeatTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'feats')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('dragonmark', 'integer', (column) => column.notNull())
    .addColumn('fighter_bonus', 'integer', (column) => column.notNull())
    .addColumn('min_level', 'integer', (column) => column.notNull())
    .addColumn('is_prerequisite', 'integer', (column) => column.notNull())
    .execute();
}
