import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type GlossaryTables = {
  glossary: ListColumns & {
    category: string;
    /** Where the category stands among the categories. */
    category_rank: number;
  };
};

export async function createGlossaryTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'glossary')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('category_rank', 'integer', (column) => column.notNull())
    .execute();
}
