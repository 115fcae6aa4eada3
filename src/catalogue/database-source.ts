import { type Kysely, sql } from 'kysely';
import QuickLRU from 'quick-lru';
import type { Catalogue } from '../database/schema.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { type Cards, cardTexts, listResponse, readCards } from './cards.ts';
import { CHARACTER_LOOKUP, withoutPrototypes } from './character.ts';
import { entryFinder, entryId, lookup } from './entries.ts';
import type { KindSource } from './kind-source.ts';
import { listSearch } from './list-search.ts';
import { listedOf } from './listed/find-listed.ts';

/** How many long JSON texts are cached in UTF-8. Facets have about 20 kB each, and the same ones are sent many times. */
const MAX_CACHED_BUFFERS = 40;
/** Characters from which a text is worth caching. */
const MIN_CACHED_LENGTH = 2000;

/** The source of lists from the database. The cards are read once; tables, entries and searches at each call. */
export function databaseSource(db: Kysely<Catalogue>): KindSource {
  const buffers = new QuickLRU<string, Buffer>({ maxSize: MAX_CACHED_BUFFERS });
  const toBuffer = (json: string): Buffer => {
    if (json.length < MIN_CACHED_LENGTH) return Buffer.from(json);
    const buffer = buffers.get(json) ?? Buffer.from(json);
    buffers.set(json, buffer);
    return buffer;
  };
  const cards = memoizeAsync<void, Cards>(() => readCards(db));
  return {
    lookup: (name) => lookup(db, name),
    async table(name) {
      const { rows } = await sql<Catalogue[typeof name]>`select * from ${sql.table(name)} order by id`.execute(db);
      return rows;
    },
    listed: (kind) => listedOf(db, kind),
    characterFacts: memoizeAsync<void, CharacterFacts>(async () =>
      withoutPrototypes(await lookup<CharacterFacts>(db, CHARACTER_LOOKUP)),
    ),
    find: entryFinder(db),
    id: (kind, slug) => entryId(db, kind, slug),
    search: (kind, rows) => listSearch(db, kind, rows[0]?.id ?? 1, rows.length),
    async listResponse(kind, ids, extraMembers) {
      const members = Object.entries(extraMembers).map(([name, json]) => [name, toBuffer(json)] as const);
      return listResponse(await cards(), kind, ids, members);
    },
    async cards() {
      const all = await cards();
      return (ids) => cardTexts(all, ids);
    },
  };
}
