import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Rulebook, rulebookList, rulebookParameters } from '../contract/rulebooks.ts';
import type { Catalogue } from '../database/schema.ts';
import { findEntry } from './entries.ts';
import { listPage } from './list-page.ts';

export function rulebookQueries(db: Kysely<Catalogue>) {
  return {
    find: (slug: string) => findEntry<Rulebook>(db, 'rulebooks', slug),
    list: (query: z.output<typeof rulebookParameters>) =>
      listPage<z.infer<typeof rulebookList>>(db, { kind: 'rulebooks', query, conditions: [] }),
  };
}
