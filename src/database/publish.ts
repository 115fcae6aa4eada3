import { type Kysely, sql } from 'kysely';
import { createTables } from './create-tables.ts';
import { catalogueLayout } from './layout.ts';
import { openPostgres } from './postgres.ts';
import type { Catalogue } from './schema.ts';

/** The schema that readers find now, and whether it is another than before. */
export type Published = { schema: string; changed: boolean };

/** The current catalogue, the one that slow readers still hold, and one more for code of another layout. */
const KEPT = 3;
/** Any number that nothing else locks by. */
const PUBLISHERS = 35_350_010;

/**
 * Puts a catalogue into a PostgreSQL database: into a schema of its own, of which readers learn when it is whole. The row
 * that names it is the whole change, so that a reader has the old or the new catalogue and never a mixture.
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

/** Makes sure that this can be written to, by nobody else meanwhile, and that there is the list of what is published. */
async function prepare(db: Kysely<Catalogue>): Promise<void> {
  const { rows } = await sql<{ replica: boolean; encoding: string }>`
    select pg_is_in_recovery() as replica, current_setting('server_encoding') as encoding`.execute(db);
  if (rows[0]?.replica) throw new Error('This database is a replica: publish to its primary.');
  if (rows[0]?.encoding !== 'UTF8')
    throw new Error(`The database is encoded in ${rows[0]?.encoding}: create one with the encoding UTF8.`);
  await sql`select pg_advisory_lock(${sql.lit(PUBLISHERS)})`.execute(db);
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
  // What a publisher left that did not come to its end.
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

/** From here on readers find the catalogue; one that was published before becomes the newest again. */
async function announce(db: Kysely<Catalogue>, schema: string, layout: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`delete from catalogues.published where schema = ${schema}`.execute(transaction);
    await sql`insert into catalogues.published (schema, layout) values (${schema}, ${layout})`.execute(transaction);
  });
}

/** Drops all but the newest; what a reader still holds is left for the next time. */
async function dropOld(db: Kysely<Catalogue>): Promise<void> {
  const kept = (await publishedSchemas(db)).slice(0, KEPT).map(({ schema }) => schema);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_namespace
    where nspname like 'catalogue\\_%' and nspname not in (${sql.join(kept)})`.execute(db);
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
