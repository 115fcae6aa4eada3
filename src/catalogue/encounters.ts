import type { Kysely } from 'kysely';
import type { EncounterPool } from '../contract/encounter-pool.ts';
import type { Catalogue } from '../database/schema.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { lookup } from './entries.ts';

export function encounterQueries(db: Kysely<Catalogue>) {
  return {
    /** What encounters are found among: some two hundred kilobytes, read on the first call. */
    pool: memoizeAsync<void, EncounterPool>(() => lookup<EncounterPool>(db, 'encounters')),
  };
}
