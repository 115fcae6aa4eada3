import type { Kysely } from 'kysely';
import type { Language, LanguageList, LanguageParameters } from '../contract/languages.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';

export async function languageQueries(db: Kysely<Catalogue>) {
  const choices = await choicesOf(db, 'languages');
  const rows = await db.selectFrom('languages').selectAll().orderBy('id').execute();
  const { choice, flag } = listFilters(rows);
  const filters: Filter<LanguageParameters>[] = [
    choice('type', choices('type'), ({ type }) => [type]),
    choice('script', choices('script'), ({ script }) => [script]),
    flag('secret', ({ secret }) => secret === 1),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => findEntry<Language>(db, 'languages', slug),
    ...createList<'languages', (typeof rows)[number], LanguageParameters, LanguageList>(db, {
      kind: 'languages',
      rows,
      filters,
      sorts: {
        type: placeIn(choices('type'), (row) => row.type),
        script: placeIn(choices('script'), (row) => row.script),
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
