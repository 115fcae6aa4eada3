import type { Kysely } from 'kysely';
import type { Race, RaceList, RaceParameters } from '../contract/races.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

export async function raceQueries(db: Kysely<Catalogue>) {
  const choices = await choicesOf(db, 'races');
  const rows = await db.selectFrom('races').selectAll().orderBy('id').execute();
  const { choice, range } = listFilters(rows);
  const filters: Filter<RaceParameters>[] = [
    choice('group', choices('group'), ({ part }) => [part]),
    choice('size', choices('size'), ({ size }) => [size]),
    choice('type', choices('type'), ({ type }) => [type]),
    choice('subtype', choices('subtype'), await readValues(db, 'race_subtypes')),
    choice('favored_class', choices('favored_class'), ({ favored_class }) => [favored_class]),
    range('level_adjustment', ({ level_adjustment }) => level_adjustment),
    range('ecr', ({ ecr }) => ecr),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => findEntry<Race>(db, 'races', slug),
    ...createList<'races', (typeof rows)[number], RaceParameters, RaceList>(db, {
      kind: 'races',
      rows,
      filters,
      sorts: {
        level_adjustment: (row) => row.level_adjustment,
        ecr: (row) => row.ecr,
        size: placeIn(choices('size'), (row) => row.size),
        type: placeIn(choices('type'), (row) => row.type),
        alignment: (row) => row.alignment,
        favored_class: placeIn(choices('favored_class'), (row) => row.favored_class),
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
