import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type DeityTables = { deities: ListColumns };

export async function createDeityTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'deities').execute();
}
