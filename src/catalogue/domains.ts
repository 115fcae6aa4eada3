import type { Kysely } from 'kysely';
import type { Domain, DomainList, DomainParameters } from '../contract/domains.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

export async function domainQueries(db: Kysely<Catalogue>) {
  const choices = await choicesOf(db, 'domains');
  const rows = await db.selectFrom('domains').selectAll().orderBy('id').execute();
  const { choice, flag, range } = listFilters(rows);
  const filters: Filter<DomainParameters>[] = [
    choice('deity', choices('deity'), await readValues(db, 'domain_deities')),
    flag('facts_only', ({ facts_only }) => facts_only === 1),
    range('spell_count', ({ spell_count }) => spell_count),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => findEntry<Domain>(db, 'domains', slug),
    ...createList<'domains', (typeof rows)[number], DomainParameters, DomainList>(db, {
      kind: 'domains',
      rows,
      filters,
      sorts: {
        spell_count: (row) => row.spell_count,
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
