import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type RulebookTables = {
  /** `published`: year, month or day; it and the abbreviation are empty where they are not known. */
  rulebooks: ListColumns & { edition: string; year: number | null; published: string; abbr: string };
};

export async function createRulebookTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'rulebooks')
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('year', 'integer')
    .addColumn('published', 'text', (column) => column.notNull())
    .addColumn('abbr', 'text', (column) => column.notNull())
    .execute();
}
