import type { Race, RaceCard, RaceList, RaceParameters } from '../contract/races.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function raceQueries(source: KindSource) {
  const choices = await choicesOf(source, 'races');
  const rows = await source.table('races');
  const { choice, range } = listFilters(rows);
  const filters: Filter<RaceParameters>[] = [
    choice('group', choices('group'), ({ part }) => [part]),
    choice('size', choices('size'), ({ size }) => [size]),
    choice('type', choices('type'), ({ type }) => [type]),
    choice('subtype', choices('subtype'), await readValues(source, 'race_subtypes')),
    choice('favored_class', choices('favored_class'), ({ favored_class }) => [favored_class]),
    range('level_adjustment', ({ level_adjustment }) => level_adjustment),
    range('ecr', ({ ecr }) => ecr),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => source.find<Race>('races', slug),
    preview: (race: RaceCard): PreviewParts => ({ note: null, facts: [['Alignment', race.alignment]] }),
    ...createList<'races', (typeof rows)[number], RaceParameters, RaceList>(source, {
      kind: 'races',
      rows,
      filters,
      sorts: {
        level_adjustment: (row) => row.level_adjustment,
        ecr: (row) => row.ecr,
        size: byListPosition(choices('size'), (row) => row.size),
        type: byListPosition(choices('type'), (row) => row.type),
        alignment: (row) => row.alignment,
        favored_class: byListPosition(choices('favored_class'), (row) => row.favored_class),
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
