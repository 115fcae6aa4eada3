import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type SkillTables = {
  /** `ability`: the key ability's code, or an empty string. */
  skills: ListColumns & { ability: string };
};

export async function createSkillTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'skills')
    .addColumn('ability', 'text', (column) => column.notNull())
    .execute();
}
