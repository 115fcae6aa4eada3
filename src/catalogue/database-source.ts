import { type Kysely, sql } from 'kysely';
import QuickLRU from 'quick-lru';
import type { Catalogue } from '../database/schema.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { type Cards, cardTexts, listAnswer, readCards } from './cards.ts';
import { entryFinder, entryId, lookup } from './entries.ts';
import type { KindSource } from './kind-source.ts';
import { listSearch } from './list-search.ts';

/** The counts of a list's filters, some 20 kB each, are sent more often than made. */
const MAX_REMEMBERED = 40;
const LONG = 2000;

/** Lists from the database; tables and cards are read once, entries and searches at each call. */
export function databaseSource(db: Kysely<Catalogue>): KindSource {
  const bytes = new QuickLRU<string, Buffer>({ maxSize: MAX_REMEMBERED });
  const bytesOf = (json: string): Buffer => {
    if (json.length < LONG) return Buffer.from(json);
    const known = bytes.get(json) ?? Buffer.from(json);
    bytes.set(json, known);
    return known;
  };
  const cards = memoizeAsync<void, Cards>(() => readCards(db));
  return {
    lookup: (name) => lookup(db, name),
    async table(name) {
      const { rows } = await sql<Catalogue[typeof name]>`select * from ${sql.table(name)} order by id`.execute(db);
      return rows;
    },
    find: entryFinder(db),
    id: (kind, slug) => entryId(db, kind, slug),
    search: (kind, rows) => listSearch(db, kind, rows[0]?.id ?? 1, rows.length),
    async answer(kind, ids, more) {
      const members = Object.entries(more).map(([name, json]) => [name, bytesOf(json)] as const);
      return listAnswer(await cards(), kind, ids, members);
    },
    async cards() {
      const all = await cards();
      return (ids) => cardTexts(all, ids);
    },
  };
}
