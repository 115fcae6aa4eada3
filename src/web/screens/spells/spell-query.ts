import { slugify } from '../../../contract/slug.ts';
import { COMPONENT_FILTERS, TEXT_FILTERS } from '../../../contract/spell-filters.ts';
import type { SpellFilters } from '../../../contract/spells.ts';
import type { Chip } from '../../components/list-page.tsx';
import { type ListQuery, without } from '../../components/list-query.ts';

export const COMPONENT_LABELS: Record<(typeof COMPONENT_FILTERS)[number], string> = {
  verbal: 'Verbal',
  somatic: 'Somatic',
  material: 'Material',
  focus: 'Arcane focus',
  divine_focus: 'Divine focus',
  xp: 'XP cost',
};

export const TEXT_LABELS: Record<(typeof TEXT_FILTERS)[number], string> = {
  range: 'Range',
  area: 'Area',
  duration: 'Duration',
  saving_throw: 'Saving throw',
  spell_resistance: 'Spell resistance',
  casting_time: 'Casting time',
};

/** The filters behind "Advanced filters"; the panel stands open while one of them is set. */
export const ADVANCED = [
  ...COMPONENT_FILTERS,
  'subschool',
  'descriptor',
  'domain',
  'rulebook',
  'edition',
  ...TEXT_FILTERS,
] as const;

/** One chip for every value that the spell list is filtered by. */
export function spellChips(query: ListQuery, filters: SpellFilters | null): Chip[] {
  const nameIn = (list: readonly { slug: string; name: string }[] | undefined) => (value: string) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const slug = slugify(excluded ? value.slice(1) : value);
    const name = list?.find((item) => item.slug === slug || slugify(item.name) === slug)?.name ?? value;
    return excluded ? `not ${name}` : name;
  };
  const same = (value: string) => value;
  const yesOrNo = (value: string) => (value === 'yes' ? 'Yes' : value === 'no' ? 'No' : value);
  const editions = filters?.editions.map(({ edition }) => ({ slug: slugify(edition), name: edition }));
  const split: [name: string, label: string, show: (value: string) => string][] = [
    ['school', 'School', nameIn(filters?.schools)],
    ['class_name', 'Class', nameIn(filters?.classes)],
    ['class', 'Class', nameIn(filters?.classes)],
    ['level', 'Level', same],
    ['subschool', 'Sub-school', nameIn(filters?.subschools)],
    ['domain', 'Domain', nameIn(filters?.domains)],
    ['descriptor', 'Descriptor', nameIn(filters?.descriptors)],
    ['rulebook', 'Rulebook', nameIn(filters?.rulebooks)],
    ['edition', 'Edition', nameIn(editions)],
  ];
  const whole: [name: string, label: string, show: (value: string) => string][] = [
    ['search', 'Search', same],
    ['letter', 'Letter', (value) => value.toUpperCase()],
    ...COMPONENT_FILTERS.map((name) => [name, COMPONENT_LABELS[name], yesOrNo] as [string, string, typeof yesOrNo]),
    ...TEXT_FILTERS.map((name) => [name, TEXT_LABELS[name], same] as [string, string, typeof same]),
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
