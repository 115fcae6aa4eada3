import { type Kysely, sql } from 'kysely';
import type { Catalogue } from '../database/schema.ts';
import { cardsOf, cardTexts, listAnswer } from './cards.ts';
import { entryId, findEntry, lookup } from './entries.ts';
import type { KindSource } from './kind-source.ts';
import { listSearch } from './list-search.ts';

/** Lists from the database; tables and cards are read once, entries and searches at each call. */
export function databaseSource(db: Kysely<Catalogue>): KindSource {
  return {
    lookup: (name) => lookup(db, name),
    async table(name) {
      const { rows } = await sql<Catalogue[typeof name]>`select * from ${sql.table(name)} order by id`.execute(db);
      return rows;
    },
    find: (kind, slug) => findEntry(db, kind, slug),
    id: (kind, slug) => entryId(db, kind, slug),
    search: (kind, rows) => listSearch(db, kind, rows[0]?.id ?? 1, rows.length),
    answer: async (kind, ids, more) => listAnswer(await cardsOf(db), kind, ids, more),
    async cards() {
      const cards = await cardsOf(db);
      return (ids) => cardTexts(cards, ids);
    },
  };
}
