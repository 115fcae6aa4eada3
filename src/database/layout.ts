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

/** What a catalogue says of itself, in the lookup `version`. */
export type CatalogueVersion = {
  /** Another text for another content or layout. */
  version: string;
  layout: string;
};

const DIALECTS = [
  { createAdapter: () => new SqliteAdapter(), createQueryCompiler: () => new SqliteQueryCompiler() },
  { createAdapter: () => new PostgresAdapter(), createQueryCompiler: () => new PostgresCompiler() },
];

/** To be raised where tables stay as they are and what is stored in them is read another way: the search's index. */
const FORM_OF_CONTENTS = 4;

/**
 * Names the tables and indexes that this code writes and reads; another text where any of them is another. Code reads only
 * a catalogue of its own layout, so that a site whose code is older or newer keeps the catalogue that it understands.
 */
export const catalogueLayout: () => Promise<string> = memoizeAsync<void, string>(readLayout);

async function readLayout(): Promise<string> {
  const statements = createHash('sha256').update(String(FORM_OF_CONTENTS));
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
