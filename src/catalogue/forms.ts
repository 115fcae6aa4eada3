import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';
import type { FormFacts } from '../rules/forms/special-lists.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { lookup } from './entries.ts';

export function formQueries(db: Kysely<Catalogue>) {
  return {
    /** What forms give beside their figures: some hundred kilobytes, read on the first call. */
    facts: memoizeAsync<void, Readonly<Record<string, FormFacts>>>(() => lookup(db, 'forms')),
  };
}
