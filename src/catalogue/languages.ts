import type { Kysely } from 'kysely';
import type { Language, LanguageList, LanguageParameters } from '../contract/languages.ts';
import type { Catalogue } from '../database/schema.ts';
import { findEntry } from './entries.ts';
import { listPage } from './list-page.ts';

export function languageQueries(db: Kysely<Catalogue>) {
  return {
    find: (slug: string) => findEntry<Language>(db, 'languages', slug),
    list: (query: LanguageParameters) => listPage<LanguageList>(db, { kind: 'languages', query, conditions: [] }),
  };
}
