import { Kysely, PostgresDialect, sql } from 'kysely';
import type { CatalogueSource } from './catalogue-source.ts';
import { PostgresCompiler } from './dialect.ts';
import { catalogueLayout } from './layout.ts';
import { createPool, type PoolSettings } from './postgres-pool.ts';
import type { Catalogue } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Connections that read one catalogue: few, for most answers come from memory. */
const READERS = 4;

class CatalogueDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresCompiler {
    return new PostgresCompiler();
  }
}

/** Nothing is connected before the first query. */
export function openPostgres(settings: PoolSettings): Kysely<Catalogue> {
  return new Kysely<Catalogue>({ dialect: new CatalogueDialect({ pool: createPool(settings) }) });
}

/** @param addresses databases that hold the same, such as a replica and its primary; the first that answers is read */
export function postgresSource(addresses: readonly string[]): CatalogueSource {
  const watcher = openPostgres({ addresses, size: 1, readOnly: true });
  return {
    newest: () => newestSchema(watcher),
    open: (schema) => openPostgres({ addresses, schema, size: READERS, readOnly: true }),
    close: () => watcher.destroy(),
  };
}

/** The schema of the newest catalogue that this code can read. */
async function newestSchema(db: Kysely<Catalogue>): Promise<string> {
  const layout = await catalogueLayout();
  const { rows } = await sql<{ schema: string }>`
    select schema from catalogues.published where layout = ${layout} order by number desc limit 1`
    .execute(db)
    .catch((error: unknown) => {
      if (isMissingTable(error)) return { rows: [] };
      throw error;
    });
  const [newest] = rows;
  if (newest) return newest.schema;
  throw new DatabaseUnavailable(
    'The database has no catalogue for this version of the site: publish one with npm run content:publish.',
  );
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}
