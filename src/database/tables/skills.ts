import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type SkillTables = {
  /** `ability`: the key ability's code, or an empty string. */
  skills: ListColumns & { ability: string; untrained: 0 | 1; armor_check_penalty: 0 | 1; psionic: 0 | 1 };
};

export async function createSkillTables(db: Kysely<Catalogue>): Promise<void> {
  let table = createListTable(db, 'skills').addColumn('ability', 'text', (column) => column.notNull());
  for (const flag of ['untrained', 'armor_check_penalty', 'psionic'] as const)
    table = table.addColumn(flag, 'integer', (column) => column.notNull());
  await table.execute();
}
