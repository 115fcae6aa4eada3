import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable, createValueTable } from './create.ts';

export type DomainTables = {
  domains: ListColumns & { facts_only: 0 | 1; spell_count: number };
  domain_deities: { id: number; value: string };
};

export async function createDomainTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'domains')
    .addColumn('facts_only', 'integer', (column) => column.notNull())
    .addColumn('spell_count', 'integer', (column) => column.notNull())
    .execute();
  await createValueTable(db, 'domain_deities');
}
