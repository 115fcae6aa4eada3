import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';
import type { SummoningLists } from '../rules/summoning.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { lookup } from './entries.ts';

export function summoningQueries(db: Kysely<Catalogue>) {
  return {
    /** The creatures that spells bring: some thirty kilobytes, read on the first call. */
    lists: memoizeAsync<void, SummoningLists>(() => lookup<SummoningLists>(db, 'summoning')),
  };
}
