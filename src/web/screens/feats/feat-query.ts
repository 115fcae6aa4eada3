import type { FEAT_GROUPS } from '../../../contract/feat-filters.ts';
import type { FeatCategories } from '../../../contract/feats.ts';
import type { Chip } from '../../components/list-page.tsx';
import { type ListQuery, without } from '../../components/list-query.ts';

export const GROUP_LABELS: Record<(typeof FEAT_GROUPS)[number], string> = {
  core: 'Core rules',
  epic: 'Epic rules',
  psionic: 'Psionic rules',
  divine: 'Divine rules',
  monster: 'Monster feats',
};

/** One chip for every value that the feat list is filtered by. */
export function featChips(query: ListQuery, categories: FeatCategories | null): Chip[] {
  const named = (names: ReadonlyMap<string, string>) => (value: string) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const name = names.get((excluded ? value.slice(1) : value).toLowerCase()) ?? value;
    return excluded ? `not ${name}` : name;
  };
  const split: [name: string, label: string, show: (value: string) => string][] = [
    ['category', 'Category', named(new Map(categories?.map(({ slug, name }) => [slug, name])))],
    ['group', 'Rules', named(new Map(Object.entries(GROUP_LABELS)))],
  ];
  const whole: [name: string, label: string, show: (value: string) => string][] = [
    ['search', 'Search', (value) => value],
    ['letter', 'Letter', (value) => value.toUpperCase()],
    ['exclude_dragonmark', 'Dragonmark feats', (value) => (value === 'true' ? 'excluded' : 'included')],
    ['fighter_bonus', 'Fighter bonus feats', (value) => (value === 'yes' ? 'only' : value === 'no' ? 'none' : value)],
  ];
  return [
    ...split.flatMap(([name, label, show]) =>
      (query[name]?.split(',') ?? []).map((part) => {
        const value = part.trim();
        return { name, label, value: show(value), to: without(query, name, value) };
      }),
    ),
    ...whole.flatMap(([name, label, show]) => {
      const value = query[name];
      return value === undefined
        ? []
        : [{ name, label, value: show(value), to: without({ ...query, [name]: 'x' }, name, 'x') }];
    }),
  ];
}
