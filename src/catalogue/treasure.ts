import type { Kysely } from 'kysely';
import type { TreasureTables } from '../contract/treasure-tables.ts';
import type { Catalogue } from '../database/schema.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { lookup } from './entries.ts';

export function treasureQueries(db: Kysely<Catalogue>) {
  return {
    /** The tables that treasures are rolled on: some hundred kilobytes, read on the first call. */
    tables: memoizeAsync<void, TreasureTables>(() => lookup<TreasureTables>(db, 'treasure')),
  };
}
