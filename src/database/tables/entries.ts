import type { Kysely } from 'kysely';
import { createFullText } from '../dialect.ts';
import type { Catalogue } from '../schema.ts';

export type EntryTables = {
  /** Every entry of every kind, once. */
  entries: {
    id: number;
    kind: string;
    slug: string;
    name: string;
    sort_name: string;
    /** As in the list tables. */
    names: string;
    /** One line for lists, or an empty string. */
    summary: string;
    rulebook: string;
    page: number | null;
  };
  /** What a list answers of each entry, as JSON in UTF-8 ready to send. */
  cards: { id: number; json: Buffer };
  /** What the entry's own address answers, as JSON in UTF-8 ready to send. */
  details: { id: number; json: Buffer };
  /** The index of the search over all kinds, in parts: what each means, `src/search/index-parts.ts` says. */
  search_index: { name: string; type: string; bytes: Buffer };
  /** Small closed lists that a kind's filters offer, as JSON text. */
  lookups: { name: string; json: string };
};

export async function createEntryTables(db: Kysely<Catalogue>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_name', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('rulebook', 'text', (column) => column.notNull())
    .addColumn('page', 'integer')
    .execute();
  await db.schema.createIndex('entries_address').unique().on('entries').columns(['kind', 'slug']).execute();
  await db.schema.createIndex('entries_rulebook').on('entries').columns(['rulebook', 'kind', 'sort_name']).execute();
  for (const name of ['cards', 'details'])
    await db.schema
      .createTable(name)
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('json', 'blob', (column) => column.notNull())
      .execute();
  await db.schema
    .createTable('search_index')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('lookups')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('json', 'text', (column) => column.notNull())
    .execute();
  await createFullText(db);
}
