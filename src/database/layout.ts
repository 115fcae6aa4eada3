import { createHash } from 'node:crypto';
import {
  type Dialect,
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { createTables } from './create-tables.ts';
import { PostgresCompiler } from './dialect.ts';
import type { Catalogue } from './schema.ts';

/** The lookup `version`, which identifies a catalogue. */
export type CatalogueVersion = {
  /** Changes with the content and the layout. */
  version: string;
  layout: string;
};

const DIALECTS = [
  { createAdapter: () => new SqliteAdapter(), createQueryCompiler: () => new SqliteQueryCompiler() },
  { createAdapter: () => new PostgresAdapter(), createQueryCompiler: () => new PostgresCompiler() },
];

/** Raise it when the tables stay the same but the format of stored values changes, such as that of the search index. */
const FORMAT_VERSION = 4;

/**
 * A hash of the tables and indexes that this code writes and reads. Code reads only a catalogue of its own layout, so
 * that a site whose code is older or newer keeps the catalogue that it understands.
 */
export const catalogueLayout: () => Promise<string> = memoizeAsync<void, string>(readLayout);

async function readLayout(): Promise<string> {
  const statements = createHash('sha256').update(String(FORMAT_VERSION));
  for (const parts of DIALECTS) {
    const dialect: Dialect = {
      ...parts,
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('Nothing is read here.');
      },
    };
    const log = ({ query }: LogEvent) => void statements.update(query.sql);
    await createTables(new Kysely<Catalogue>({ dialect, log }));
  }
  return statements.digest('hex').slice(0, 12);
}
