import { FEAT_GROUPS } from '../../../contract/feat-filters.ts';
import type { FeatCategories } from '../../../contract/feats.ts';
import { filterChips, namedValue, TEXT_AND_LETTER } from '../../components/filter-chips.ts';
import type { Chip } from '../../components/list-page.tsx';
import type { ListQuery } from '../../components/list-query.ts';

const GROUP_NAMES: Record<(typeof FEAT_GROUPS)[number], string> = {
  core: 'Core rules',
  epic: 'Epic rules',
  psionic: 'Psionic rules',
  divine: 'Divine rules',
  monster: 'Monster feats',
};

/** The parts of the rules that feats come from, as the select offers them. */
export const GROUPS = FEAT_GROUPS.map((slug) => ({ slug, name: GROUP_NAMES[slug] }));

/** One chip for every value that the feat list is filtered by. */
export function featChips(query: ListQuery, categories: FeatCategories | null): Chip[] {
  return filterChips(query, [
    { name: 'category', label: 'Category', show: namedValue(categories ?? []), several: true },
    { name: 'group', label: 'Rules', show: namedValue(GROUPS), several: true },
    ...TEXT_AND_LETTER,
    {
      name: 'exclude_dragonmark',
      label: 'Dragonmark feats',
      show: (value) => (value === 'true' ? 'excluded' : 'included'),
    },
    {
      name: 'fighter_bonus',
      label: 'Fighter bonus feats',
      show: (value) => (value === 'yes' ? 'only' : value === 'no' ? 'none' : value),
    },
  ]);
}
