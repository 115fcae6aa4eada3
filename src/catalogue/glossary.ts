import type { Kysely } from 'kysely';
import type { GlossaryFilters, GlossaryList, GlossaryParameters, Term } from '../contract/glossary.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry, lookup } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';

export async function glossaryQueries(db: Kysely<Catalogue>) {
  const filters = await lookup<GlossaryFilters>(db, 'glossary');
  const choices = await choicesOf(db, 'glossary');
  const rows = await db.selectFrom('glossary').selectAll().orderBy('id').execute();
  const { choice } = listFilters(rows);
  const all: Filter<GlossaryParameters>[] = [
    choice('category', filters.categories, ({ category }) => [category]),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    filters,
    find: (slug: string) => findEntry<Term>(db, 'glossary', slug),
    ...createList<'glossary', (typeof rows)[number], GlossaryParameters, GlossaryList>(db, {
      kind: 'glossary',
      rows,
      filters: all,
      sorts: {
        category: placeIn(filters.categories, (row) => row.category),
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
