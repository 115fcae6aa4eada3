import type { Feat, FeatCard, FeatCategories, FeatList, FeatParameters } from '../contract/feats.ts';
import { countBoth } from '../shared/bits.ts';
import { characterReach } from './character-reach.ts';
import { isGiven, type ListedConditions, withinReach } from './feats-within-reach.ts';
import { choicesOf, effectsOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import { withCoverage } from './listed/coverage.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function featQueries(source: KindSource) {
  const categories = await source.lookup<FeatCategories>('feat-categories');
  const choices = await choicesOf(source, 'feats');
  const rows = await source.table('feats');
  const { choice, flag, range, set } = listFilters(rows);
  const undragonmarked = set(({ dragonmark }) => dragonmark === 0);
  const withoutDragonmarks: Filter<FeatParameters> = {
    matching: ({ exclude_dragonmark: exclude }) => (exclude ? undragonmarked : null),
    facets: [
      {
        parameter: 'exclude_dragonmark',
        values: [{ value: 'true', name: 'Without Dragonmark feats' }],
        counts: (_, candidates) => [countBoth(candidates, undragonmarked)],
      },
    ],
    ranges: [],
  };
  const reach = withinReach(await source.lookup<ListedConditions[]>('feat-conditions'));
  const characters = characterReach('feats', source, { first: rows[0]?.id ?? 1, size: rows.length });
  const filters: Filter<FeatParameters>[] = [
    choice('category', categories, ({ category }) => [category]),
    choice('group', choices('group'), ({ part }) => [part]),
    withoutDragonmarks,
    flag('fighter_bonus', ({ fighter_bonus }) => fighter_bonus === 1),
    flag('is_prerequisite', ({ is_prerequisite }) => is_prerequisite === 1),
    range('level', ({ min_level }) => min_level),
    reach.filter,
    characters.filter,
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
    choice('effect', await effectsOf(source, 'feats'), await readValues(source, 'feat_effects')),
  ];
  const lists = createList<'feats', (typeof rows)[number], FeatParameters, FeatList>(source, {
    kind: 'feats',
    rows,
    filters,
    prepare: characters.prepare,
    members(query, indexes): Record<string, string> {
      if (query.lacking === undefined || !(isGiven(query) || query.character)) return {};
      const lacking = {
        ...characters.lackingFor(query, indexes),
        ...(isGiven(query) && reach.lackingFor(query, indexes)),
      };
      return { lacking: JSON.stringify(lacking) };
    },
    sorts: {
      level: (row) => row.min_level,
      category: byListPosition(categories, (row) => row.category),
      group: byListPosition(choices('group'), (row) => row.part),
      rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
    },
  });
  return {
    categories,
    find: (slug: string) => source.find<Feat>('feats', slug),
    preview: (feat: FeatCard): PreviewParts => ({
      note: feat.category_name,
      facts: [['Prerequisites', feat.prerequisites]],
    }),
    ...withCoverage('feats', source, lists),
  };
}
