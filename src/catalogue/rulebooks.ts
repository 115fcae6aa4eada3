import type { Kysely } from 'kysely';
import type { Rulebook, RulebookList, RulebookParameters } from '../contract/rulebooks.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';

export async function rulebookQueries(db: Kysely<Catalogue>) {
  const choices = await choicesOf(db, 'rulebooks');
  const rows = await db.selectFrom('rulebooks').selectAll().orderBy('id').execute();
  const { choice, range } = listFilters(rows);
  const filters: Filter<RulebookParameters>[] = [
    choice('edition', choices('edition'), ({ edition }) => [edition]),
    range('year', ({ year }) => year),
  ];
  return {
    find: (slug: string) => findEntry<Rulebook>(db, 'rulebooks', slug),
    ...createList<'rulebooks', (typeof rows)[number], RulebookParameters, RulebookList>(db, {
      kind: 'rulebooks',
      rows,
      filters,
      sorts: {
        abbr: (row) => row.abbr,
        edition: placeIn(choices('edition'), (row) => row.edition),
        published: (row) => row.published,
        year: (row) => row.year,
      },
    }),
  };
}
