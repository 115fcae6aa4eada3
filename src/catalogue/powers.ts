import { POWER_LEVELS } from '../contract/power-filters.ts';
import type { Power, PowerCard, PowerFilters, PowerList, PowerParameters } from '../contract/powers.ts';
import { choicesOf, effectsOf, type KindSource } from './kind-source.ts';
import { levelFilter } from './level-filter.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function powerQueries(source: KindSource) {
  const filters = await source.lookup<PowerFilters>('powers');
  const choices = await choicesOf(source, 'powers');
  const rows = await source.table('powers');
  const { choice, range } = listFilters(rows);
  const listed = (await source.table('power_levels')).map(({ id, class: list, level }) => ({ id, list, level }));
  const costs = await readValues<number>(source, 'power_costs');
  const levels = levelFilter({
    lists: [{ parameter: 'class_name', known: filters.classes, listed }],
    levels: POWER_LEVELS,
    rows,
  });
  const all: Filter<PowerParameters>[] = [
    choice('discipline', filters.disciplines, ({ discipline }) => [discipline]),
    choice('subdiscipline', filters.subdisciplines, ({ subdiscipline }) => [subdiscipline]),
    choice('descriptor', filters.descriptors, await readValues(source, 'power_descriptors')),
    levels,
    range('power_points', costs),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
    choice('effect', await effectsOf(source, 'powers'), await readValues(source, 'power_effects')),
  ];
  return {
    filters,
    find: (slug: string) => source.find<Power>('powers', slug),
    preview: (power: PowerCard): PreviewParts => ({
      note: power.subdiscipline_name ? `${power.discipline_name} (${power.subdiscipline_name})` : power.discipline_name,
      facts: [
        ['Level', power.level_text],
        ['Manifesting time', power.manifesting_time],
        ['Range', power.range],
        ['Duration', power.duration],
        ['Power points', power.power_points],
      ],
    }),
    ...createList<'powers', (typeof rows)[number], PowerParameters, PowerList>(source, {
      kind: 'powers',
      rows,
      filters: all,
      levelOrder: levels.order,
      sorts: {
        level: (row) => row.lowest_level,
        discipline: byListPosition(filters.disciplines, (row) => row.discipline),
        power_points: (row) => lowest(costs(row)),
        range: (row) => row.range_feet,
        duration: (row) => row.duration_rounds,
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}

const lowest = (numbers: readonly number[]) => (numbers.length > 0 ? Math.min(...numbers) : null);
