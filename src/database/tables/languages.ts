import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type LanguageTables = { languages: ListColumns };

export async function createLanguageTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'languages').execute();
}
