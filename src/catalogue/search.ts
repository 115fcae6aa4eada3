import type { Kysely } from 'kysely';
import { findPhrase } from '../database/dialect.ts';
import type { Catalogue } from '../database/schema.ts';

type Fact = { key: string; text: string | null; number: number | null };

/** What the search reads: every entry with its names, facts and rules text once, then texts as they are asked for. */
export function searchSource(db: Kysely<Catalogue>) {
  return {
    entries: () => readEntries(db),
    findPhrase: (phrase: string) => findPhrase(db, phrase),
    bodies: (ids: readonly number[]) => readBodies(db, ids),
  };
}

async function readEntries(db: Kysely<Catalogue>) {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('bodies', 'bodies.id', 'entries.id')
    .select(['entries.id', 'kind', 'slug', 'name', 'names', 'summary', 'body'])
    .orderBy('entries.id')
    .execute();
  const facts = new Map<number, Fact[]>();
  for (const { id, ...fact } of await db.selectFrom('entry_facts').selectAll().execute()) {
    const known = facts.get(id);
    if (known) known.push(fact);
    else facts.set(id, [fact]);
  }
  return rows.map(({ names, ...entry }) => ({
    ...entry,
    names: names.split('|').filter(Boolean),
    facts: facts.get(entry.id) ?? [],
  }));
}

async function readBodies(db: Kysely<Catalogue>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('bodies').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}
