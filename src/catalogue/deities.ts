import type { Kysely } from 'kysely';
import type { Deity, DeityList, DeityParameters } from '../contract/deities.ts';
import type { Catalogue } from '../database/schema.ts';
import { findEntry } from './entries.ts';
import { listPage } from './list-page.ts';

export function deityQueries(db: Kysely<Catalogue>) {
  return {
    find: (slug: string) => findEntry<Deity>(db, 'deities', slug),
    list: (query: DeityParameters) => listPage<DeityList>(db, { kind: 'deities', query, conditions: [] }),
  };
}
