import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type ClassTables = { classes: ListColumns };

export async function createClassTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'classes').execute();
}
