import type { Rulebook, RulebookCard, RulebookList, RulebookParameters } from '../contract/rulebooks.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { createRegister } from './rulebook-register.ts';

export async function rulebookQueries(source: KindSource) {
  const choices = await choicesOf(source, 'rulebooks');
  const rows = await source.table('rulebooks');
  const { choice, range } = listFilters(rows);
  const filters: Filter<RulebookParameters>[] = [
    choice('edition', choices('edition'), ({ edition }) => [edition]),
    range('year', ({ year }) => year),
  ];
  return {
    find: (slug: string) => source.find<Rulebook>('rulebooks', slug),
    register: createRegister(source),
    preview: (book: RulebookCard): PreviewParts => ({
      note: book.edition_name,
      facts: [
        ['Short form', book.abbr],
        ['Year', book.year],
      ],
    }),
    ...createList<'rulebooks', (typeof rows)[number], RulebookParameters, RulebookList>(source, {
      kind: 'rulebooks',
      rows,
      filters,
      sorts: {
        abbr: (row) => row.abbr,
        edition: byListPosition(choices('edition'), (row) => row.edition),
        published: (row) => row.published,
        year: (row) => row.year,
      },
    }),
  };
}
