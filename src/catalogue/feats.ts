import type { Kysely } from 'kysely';
import type { NamedSlug } from '../contract/entries.ts';
import type { Feat, FeatCategories, FeatList, FeatParameters } from '../contract/feats.ts';
import type { Catalogue } from '../database/schema.ts';
import { countBoth } from './bits.ts';
import { choicesOf, findEntry, lookup } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

export async function featQueries(db: Kysely<Catalogue>, effects: readonly NamedSlug[]) {
  const categories = await lookup<FeatCategories>(db, 'feat-categories');
  const choices = await choicesOf(db, 'feats');
  const rows = await db.selectFrom('feats').selectAll().orderBy('id').execute();
  const { choice, flag, range, set } = listFilters(rows);
  const undrawn = set(({ dragonmark }) => dragonmark === 0);
  const withoutDragonmarks: Filter<FeatParameters> = {
    matching: ({ exclude_dragonmark: exclude }) => (exclude ? undrawn : null),
    facets: [
      {
        parameter: 'exclude_dragonmark',
        values: [{ value: 'true', name: 'Without Dragonmark feats' }],
        counts: (_, left) => [countBoth(left, undrawn)],
      },
    ],
    ranges: [],
  };
  const filters: Filter<FeatParameters>[] = [
    choice('category', categories, ({ category }) => [category]),
    choice('group', choices('group'), ({ part }) => [part]),
    withoutDragonmarks,
    flag('fighter_bonus', ({ fighter_bonus }) => fighter_bonus === 1),
    flag('is_prerequisite', ({ is_prerequisite }) => is_prerequisite === 1),
    range('level', ({ min_level }) => min_level),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
    choice('effect', effects, await readValues(db, 'feat_effects')),
  ];
  return {
    categories,
    find: (slug: string) => findEntry<Feat>(db, 'feats', slug),
    ...createList<'feats', (typeof rows)[number], FeatParameters, FeatList>(db, {
      kind: 'feats',
      rows,
      filters,
      sorts: {
        level: (row) => row.min_level,
        category: placeIn(categories, (row) => row.category),
        group: placeIn(choices('group'), (row) => row.part),
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
