import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createLetterIndex, createListTable } from './create.ts';

export type RulebookTables = {
  rulebooks: ListColumns & { edition: string; year: number | null };
};

export async function createRulebookTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'rulebooks')
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('year', 'integer')
    .execute();
  await createLetterIndex(db, 'rulebooks');
}
