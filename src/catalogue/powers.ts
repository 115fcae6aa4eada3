import type { Kysely } from 'kysely';
import type { NamedSlug } from '../contract/entries.ts';
import { POWER_LEVELS } from '../contract/power-filters.ts';
import type { Power, PowerFilters, PowerList, PowerParameters } from '../contract/powers.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry, lookup } from './entries.ts';
import { levelFilter } from './level-filter.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

export async function powerQueries(db: Kysely<Catalogue>, effects: readonly NamedSlug[]) {
  const filters = await lookup<PowerFilters>(db, 'powers');
  const choices = await choicesOf(db, 'powers');
  const rows = await db.selectFrom('powers').selectAll().orderBy('id').execute();
  const { choice, range } = listFilters(rows);
  const listed = await db.selectFrom('power_levels').select(['id', 'class as list', 'level']).execute();
  const costs = await readValues<number>(db, 'power_costs');
  const levels = levelFilter({
    lists: [{ parameter: 'class_name', known: filters.classes, listed }],
    levels: POWER_LEVELS,
    rows,
  });
  const all: Filter<PowerParameters>[] = [
    choice('discipline', filters.disciplines, ({ discipline }) => [discipline]),
    choice('subdiscipline', filters.subdisciplines, ({ subdiscipline }) => [subdiscipline]),
    choice('descriptor', filters.descriptors, await readValues(db, 'power_descriptors')),
    levels,
    range('power_points', costs),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
    choice('effect', effects, await readValues(db, 'power_effects')),
  ];
  return {
    filters,
    find: (slug: string) => findEntry<Power>(db, 'powers', slug),
    ...createList<'powers', (typeof rows)[number], PowerParameters, PowerList>(db, {
      kind: 'powers',
      rows,
      filters: all,
      levelOrder: levels.order,
      sorts: {
        level: (row) => row.lowest_level,
        discipline: placeIn(filters.disciplines, (row) => row.discipline),
        power_points: (row) => lowest(costs(row)),
        range: (row) => row.range_feet,
        duration: (row) => row.duration_rounds,
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}

const lowest = (figures: readonly number[]) => (figures.length > 0 ? Math.min(...figures) : null);
