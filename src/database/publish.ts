import { type Kysely, sql } from 'kysely';
import { createTables } from './create-tables.ts';
import { catalogueLayout } from './layout.ts';
import { openPostgres } from './postgres.ts';
import type { Catalogue } from './schema.ts';

/** The schema that readers use now, and whether it is a new one. */
export type Published = { schema: string; changed: boolean };

/** How many catalogues stay: the current one, one that slow readers still use, and one for code of another layout. */
const MAX_SCHEMAS = 3;
/** The key of the advisory lock of publishers: a number that nothing else uses. */
const LOCK_KEY = 35_350_010;

/**
 * Publishes a catalogue in a PostgreSQL database. It is written to a schema of its own, and readers see it once it is
 * complete. A single row names the current schema, so that readers have the old or the new catalogue and never a
 * mixture.
 * @param write fills the empty tables
 */
export async function publishCatalogue(
  address: string,
  { version, write }: { version: string; write: (db: Kysely<Catalogue>) => Promise<void> },
): Promise<Published> {
  const pool = openPostgres({ addresses: [address], size: 1, readOnly: false });
  try {
    return await pool.connection().execute(async (db) => {
      await prepare(db);
      const schema = `catalogue_${version}`;
      const layout = await catalogueLayout();
      const known = await publishedSchemas(db);
      if (known.find((row) => row.layout === layout)?.schema === schema) return { schema, changed: false };
      if (!known.some((row) => row.schema === schema)) await fill(db, schema, write);
      await announce(db, schema, layout);
      await dropOld(db);
      return { schema, changed: true };
    });
  } finally {
    await pool.destroy();
  }
}

/** Locks out other publishers and creates the table of published catalogues if it is missing. */
async function prepare(db: Kysely<Catalogue>): Promise<void> {
  const { rows } = await sql<{ replica: boolean; encoding: string }>`
    select pg_is_in_recovery() as replica, current_setting('server_encoding') as encoding`.execute(db);
  if (rows[0]?.replica) throw new Error('This database is a replica: publish to its primary.');
  if (rows[0]?.encoding !== 'UTF8')
    throw new Error(`The database is encoded in ${rows[0]?.encoding}: create one with the encoding UTF8.`);
  await sql`select pg_advisory_lock(${sql.lit(LOCK_KEY)})`.execute(db);
  await sql`create schema if not exists catalogues`.execute(db);
  await sql`create table if not exists catalogues.published (
    number bigint generated always as identity primary key,
    schema text not null unique,
    layout text not null,
    at timestamptz not null default now())`.execute(db);
  await sql`grant usage on schema catalogues to public`.execute(db);
  await sql`grant select on catalogues.published to public`.execute(db);
}

/** The newest first. */
async function publishedSchemas(db: Kysely<Catalogue>): Promise<{ schema: string; layout: string }[]> {
  const { rows } = await sql<{ schema: string; layout: string }>`
    select schema, layout from catalogues.published order by number desc`.execute(db);
  return rows;
}

async function fill(
  db: Kysely<Catalogue>,
  schema: string,
  write: (db: Kysely<Catalogue>) => Promise<void>,
): Promise<void> {
  const name = sql.id(schema);
  // Left by a publisher that was interrupted.
  await sql`drop schema if exists ${name} cascade`.execute(db);
  await sql`create schema ${name}`.execute(db);
  await sql`set search_path to ${name}`.execute(db);
  await createTables(db);
  await write(db);
  await sql`grant usage on schema ${name} to public`.execute(db);
  await sql`grant select on all tables in schema ${name} to public`.execute(db);
  const { rows } = await sql<{ table: string }>`
    select tablename as table from pg_tables where schemaname = ${schema}`.execute(db);
  for (const { table } of rows) await sql`vacuum (analyze) ${sql.id(schema, table)}`.execute(db);
}

/** Makes the catalogue the current one. One that was published before becomes the newest again. */
async function announce(db: Kysely<Catalogue>, schema: string, layout: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`delete from catalogues.published where schema = ${schema}`.execute(transaction);
    await sql`insert into catalogues.published (schema, layout) values (${schema}, ${layout})`.execute(transaction);
  });
}

/** Drops all but the newest catalogues. One that a reader still locks stays until the next time. */
async function dropOld(db: Kysely<Catalogue>): Promise<void> {
  const newest = (await publishedSchemas(db)).slice(0, MAX_SCHEMAS).map(({ schema }) => schema);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_namespace
    where nspname like 'catalogue\\_%' and nspname not in (${sql.join(newest)})`.execute(db);
  await sql`set lock_timeout to '5s'`.execute(db);
  for (const { schema } of rows) {
    await db
      .transaction()
      .execute(async (transaction) => {
        await sql`delete from catalogues.published where schema = ${schema}`.execute(transaction);
        await sql`drop schema ${sql.id(schema)} cascade`.execute(transaction);
      })
      .catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error;
      });
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
