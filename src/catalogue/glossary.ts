import type { GlossaryFilters, GlossaryList, GlossaryParameters, Term, TermCard } from '../contract/glossary.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';

export async function glossaryQueries(source: KindSource) {
  const filters = await source.lookup<GlossaryFilters>('glossary');
  const choices = await choicesOf(source, 'glossary');
  const rows = await source.table('glossary');
  const { choice } = listFilters(rows);
  const all: Filter<GlossaryParameters>[] = [
    choice('category', filters.categories, ({ category }) => [category]),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    filters,
    find: (slug: string) => source.find<Term>('glossary', slug),
    preview: (term: TermCard): PreviewParts => ({ note: term.category_name, facts: [] }),
    ...createList<'glossary', (typeof rows)[number], GlossaryParameters, GlossaryList>(source, {
      kind: 'glossary',
      rows,
      filters: all,
      sorts: {
        category: byListPosition(filters.categories, (row) => row.category),
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
