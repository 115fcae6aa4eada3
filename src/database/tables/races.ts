import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable } from './create.ts';

export type RaceTables = { races: ListColumns };

export async function createRaceTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'races').execute();
}
