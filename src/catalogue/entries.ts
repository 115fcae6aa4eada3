import type { Kysely } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import { type JsonText, parseJson } from './json-text.ts';

/**
 * Returns a function that reads an entry's details as JSON, or null where the kind has no such slug. The query is compiled
 * once, because compiling it takes longer than running it.
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

/** The entry's id, or null where the kind has no such slug. */
export async function entryId(db: Kysely<Catalogue>, kind: KindName, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('entries')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * A lookup that the compiler stored under a name, as JSON.
 * @throws Error where the catalogue has no such lookup: the build is faulty
 */
export async function lookupText<T>(db: Kysely<Catalogue>, name: string): Promise<JsonText<T>> {
  const row = await db.selectFrom('lookups').select('json').where('name', '=', name).executeTakeFirst();
  if (row === undefined) throw new Error(`The catalogue has no lookup "${name}": compile the content again.`);
  return row.json;
}

/** The same, parsed. */
export async function lookup<T>(db: Kysely<Catalogue>, name: string): Promise<T> {
  return parseJson<T>(await lookupText<T>(db, name));
}

/** The number of entries of each kind; a kind without entries is absent. */
export async function countEntries(db: Kysely<Catalogue>): Promise<Partial<Record<KindName, number>>> {
  const rows = await db
    .selectFrom('entries')
    .select((entries) => ['kind', entries.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.kind, Number(row.count)]));
}
