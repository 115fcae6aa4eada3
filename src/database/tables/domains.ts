import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type DomainTables = { domains: ListColumns };

export async function createDomainTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'domains').execute();
}
