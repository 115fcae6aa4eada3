import type { Deity, DeityCard, DeityList, DeityParameters } from '../contract/deities.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function deityQueries(source: KindSource) {
  const choices = await choicesOf(source, 'deities');
  const rows = await source.table('deities');
  const { choice } = listFilters(rows);
  const filters: Filter<DeityParameters>[] = [
    choice('alignment', choices('alignment'), ({ alignment }) => [alignment]),
    choice('domain', choices('domain'), await readValues(source, 'deity_domains')),
    choice('power_level', choices('power_level'), ({ power_level }) => [power_level]),
    choice('pantheon', choices('pantheon'), ({ pantheon }) => [pantheon]),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => source.find<Deity>('deities', slug),
    preview: (deity: DeityCard): PreviewParts => ({
      note: deity.power_level,
      facts: [
        ['Alignment', deity.alignment],
        ['Portfolio', deity.portfolio],
        ['Domains', deity.domain],
      ],
    }),
    ...createList<'deities', (typeof rows)[number], DeityParameters, DeityList>(source, {
      kind: 'deities',
      rows,
      filters,
      sorts: {
        alignment: byListPosition(choices('alignment'), (row) => row.alignment),
        power_level: byListPosition(choices('power_level'), (row) => row.power_level),
        pantheon: byListPosition(choices('pantheon'), (row) => row.pantheon),
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
