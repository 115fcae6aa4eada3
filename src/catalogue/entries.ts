import type { Kysely } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import { type JsonText, parseJson } from './json-text.ts';

/**
 * Makes what finds a whole entry, or null where the kind has none of that slug. The query is compiled once: that takes
 * longer than to run it.
 */
export function entryFinder(db: Kysely<Catalogue>) {
  const query = db
    .selectFrom('entries')
    .innerJoin('details', 'details.id', 'entries.id')
    .select('details.json')
    .where('entries.kind', '=', '')
    .where('entries.slug', '=', '')
    .compile();
  return async <T>(kind: KindName, slug: string): Promise<JsonText<T> | null> => {
    const { rows } = await db.executeQuery<{ json: Buffer }>({ ...query, parameters: [kind, slug] });
    return rows[0]?.json ?? null;
  };
}

/** The entry's number in the catalogue, or null where the kind has none of that slug. */
export async function entryId(db: Kysely<Catalogue>, kind: KindName, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('entries')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The slug of the entry that a former slug or another name leads to, or null where it leads to none. */
export async function findRedirect(db: Kysely<Catalogue>, kind: KindName, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('target')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.target ?? null;
}

/** A closed list that the compiler has stored, as JSON; its absence is a fault of the build. */
export async function lookupText<T>(db: Kysely<Catalogue>, name: string): Promise<JsonText<T>> {
  const row = await db.selectFrom('lookups').select('json').where('name', '=', name).executeTakeFirst();
  if (row === undefined) throw new Error(`The catalogue has no lookup "${name}": compile the content again.`);
  return row.json;
}

export async function lookup<T>(db: Kysely<Catalogue>, name: string): Promise<T> {
  return parseJson<T>(await lookupText<T>(db, name));
}

/** How many entries each kind has. */
export async function countEntries(db: Kysely<Catalogue>): Promise<Partial<Record<KindName, number>>> {
  const rows = await db
    .selectFrom('entries')
    .select((entries) => ['kind', entries.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.kind, Number(row.count)]));
}
