import type { Domain, DomainCard, DomainList, DomainParameters } from '../contract/domains.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function domainQueries(source: KindSource) {
  const choices = await choicesOf(source, 'domains');
  const rows = await source.table('domains');
  const { choice, flag, range } = listFilters(rows);
  const filters: Filter<DomainParameters>[] = [
    choice('deity', choices('deity'), await readValues(source, 'domain_deities')),
    flag('facts_only', ({ facts_only }) => facts_only === 1),
    range('spell_count', ({ spell_count }) => spell_count),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => source.find<Domain>('domains', slug),
    preview: (domain: DomainCard): PreviewParts => ({
      note: null,
      facts: [['Deities', domain.deities.map(({ name }) => name).join(', ')]],
    }),
    ...createList<'domains', (typeof rows)[number], DomainParameters, DomainList>(source, {
      kind: 'domains',
      rows,
      filters,
      sorts: {
        spell_count: (row) => row.spell_count,
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
