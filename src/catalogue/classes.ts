import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CharacterClass, ClassList, classParameters } from '../contract/classes.ts';
import type { Catalogue } from '../database/schema.ts';
import { findEntry } from './entries.ts';
import { listPage } from './list-page.ts';

export function classQueries(db: Kysely<Catalogue>) {
  return {
    find: (slug: string) => findEntry<CharacterClass>(db, 'classes', slug),
    list: (query: z.output<typeof classParameters>) =>
      listPage<ClassList>(db, { kind: 'classes', query, conditions: [] }),
  };
}
