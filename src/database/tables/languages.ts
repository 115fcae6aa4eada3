import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type LanguageTables = {
  /** `type`: how it is conveyed; `script`: its alphabet, or an empty string. Both are slugs. */
  languages: ListColumns & { type: string; script: string; secret: 0 | 1 };
};

export async function createLanguageTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'languages')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('script', 'text', (column) => column.notNull())
    .addColumn('secret', 'integer', (column) => column.notNull())
    .execute();
}
