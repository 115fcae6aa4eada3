import type { Kysely } from 'kysely';
import type { Deity, DeityList, DeityParameters } from '../contract/deities.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

export async function deityQueries(db: Kysely<Catalogue>) {
  const choices = await choicesOf(db, 'deities');
  const rows = await db.selectFrom('deities').selectAll().orderBy('id').execute();
  const { choice } = listFilters(rows);
  const filters: Filter<DeityParameters>[] = [
    choice('alignment', choices('alignment'), ({ alignment }) => [alignment]),
    choice('domain', choices('domain'), await readValues(db, 'deity_domains')),
    choice('power_level', choices('power_level'), ({ power_level }) => [power_level]),
    choice('pantheon', choices('pantheon'), ({ pantheon }) => [pantheon]),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => findEntry<Deity>(db, 'deities', slug),
    ...createList<'deities', (typeof rows)[number], DeityParameters, DeityList>(db, {
      kind: 'deities',
      rows,
      filters,
      sorts: {
        alignment: placeIn(choices('alignment'), (row) => row.alignment),
        power_level: placeIn(choices('power_level'), (row) => row.power_level),
        pantheon: placeIn(choices('pantheon'), (row) => row.pantheon),
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
