import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Race, RaceList, raceParameters } from '../contract/races.ts';
import type { Catalogue } from '../database/schema.ts';
import { findEntry } from './entries.ts';
import { listPage } from './list-page.ts';

export function raceQueries(db: Kysely<Catalogue>) {
  return {
    find: (slug: string) => findEntry<Race>(db, 'races', slug),
    list: (query: z.output<typeof raceParameters>) => listPage<RaceList>(db, { kind: 'races', query, conditions: [] }),
  };
}
