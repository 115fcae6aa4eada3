import type { Language, LanguageCard, LanguageList, LanguageParameters } from '../contract/languages.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';

export async function languageQueries(source: KindSource) {
  const choices = await choicesOf(source, 'languages');
  const rows = await source.table('languages');
  const { choice, flag } = listFilters(rows);
  const filters: Filter<LanguageParameters>[] = [
    choice('type', choices('type'), ({ type }) => [type]),
    choice('script', choices('script'), ({ script }) => [script]),
    flag('secret', ({ secret }) => secret === 1),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => source.find<Language>('languages', slug),
    preview: (language: LanguageCard): PreviewParts => ({
      note: language.type,
      facts: [
        ['Script', language.script],
        ['Speakers', language.speakers],
      ],
    }),
    ...createList<'languages', (typeof rows)[number], LanguageParameters, LanguageList>(source, {
      kind: 'languages',
      rows,
      filters,
      sorts: {
        type: byListPosition(choices('type'), (row) => row.type),
        script: byListPosition(choices('script'), (row) => row.script),
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
