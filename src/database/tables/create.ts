import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';

/** Begins a kind's list table with the columns of `ListColumns`. */
export function createListTable<Name extends string>(
  db: Kysely<Catalogue>,
  name: Name,
): CreateTableBuilder<Name, 'id' | 'sort_name' | 'names' | 'letter' | 'rulebook'> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('sort_name', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('rulebook', 'text', (column) => column.notNull());
}

/** A table that joins an entry to the values it has of one vocabulary (`spell_descriptors`: id, value). */
export async function createValueTable(
  db: Kysely<Catalogue>,
  name: string,
  type: 'text' | 'integer' = 'text',
): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('value', type, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['value', 'id'])
    .execute();
}
