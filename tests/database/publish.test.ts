import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { openPostgres } from '../../src/database/postgres.ts';
import { publishCatalogue } from '../../src/database/publish.ts';
import { openSource } from '../../src/database/source.ts';
import { DatabaseUnavailable } from '../../src/database/unavailable.ts';

/*
 * Publishing in a database of its own. The catalogues are empty: what is in them does not matter here.
 */

let database: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(() => database.remove());

const publish = (version: string, write = async () => {}) => publishCatalogue(database.url, { version, write });

async function newest(): Promise<string> {
  const source = await openSource(database.url);
  return source.newest().finally(source.close);
}

async function schemas(): Promise<string[]> {
  const db = openPostgres({ addresses: [database.url], size: 1, readOnly: true });
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like 'catalogue\\_%' order by 1`.execute(db);
  await db.destroy();
  return rows.map(({ name }) => name);
}

test('an empty database has no catalogue yet', async () => {
  await expect(newest()).rejects.toThrow(DatabaseUnavailable);
});

test('readers find the newest catalogue; the same one is published once', async () => {
  expect(await publish('a')).toEqual({ schema: 'catalogue_a', changed: true });
  expect(await publish('a')).toEqual({ schema: 'catalogue_a', changed: false });
  expect(await newest()).toBe('catalogue_a');
});

test('an incomplete catalogue is never found, and the next attempt starts from the beginning', async () => {
  const broken = () => Promise.reject(new Error('broken off'));
  await expect(publish('b', broken)).rejects.toThrow('broken off');
  expect(await newest()).toBe('catalogue_a');
  expect(await publish('b')).toMatchObject({ changed: true });
  expect(await newest()).toBe('catalogue_b');
});

test('the newest three catalogues stay, and an older one can be published again', async () => {
  await publish('c');
  await publish('d');
  expect(await schemas()).toEqual(['catalogue_b', 'catalogue_c', 'catalogue_d']);
  await publish('b');
  expect(await newest()).toBe('catalogue_b');
  expect(await schemas()).toEqual(['catalogue_b', 'catalogue_c', 'catalogue_d']);
});

test('whoever may connect may read, and readers cannot write', async () => {
  const db = openPostgres({ addresses: [database.url], schema: 'catalogue_b', size: 1, readOnly: true });
  await expect(db.deleteFrom('entries').execute()).rejects.toThrow(/read-only/);
  const { rows } = await sql<{ readable: boolean }>`
    select has_table_privilege('public', 'entries', 'select') as readable`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ readable: true }]);
});

test('a replica is not published to', async () => {
  const replica = await startPostgres(database);
  onTestFinished(replica.remove);
  const refused = publishCatalogue(replica.url, { version: 'e', write: async () => {} });
  await expect(refused).rejects.toThrow('publish to its primary');
}, 60_000);
