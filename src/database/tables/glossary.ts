import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type GlossaryTables = {
  glossary: ListColumns & { category: string };
};

export async function createGlossaryTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'glossary')
    .addColumn('category', 'text', (column) => column.notNull())
    .execute();
}
