import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable, createValueTable } from './create.ts';

export type DeityTables = {
  /** Slugs; an empty string where there is none. */
  deities: ListColumns & { alignment: string; power_level: string; pantheon: string };
  /** Domains of the core rules and of other books. */
  deity_domains: { id: number; value: string };
};

export async function createDeityTables(db: Kysely<Catalogue>): Promise<void> {
  let table = createListTable(db, 'deities');
  for (const text of ['alignment', 'power_level', 'pantheon'] as const)
    table = table.addColumn(text, 'text', (column) => column.notNull());
  await table.execute();
  await createValueTable(db, 'deity_domains');
}
