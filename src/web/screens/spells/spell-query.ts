import type { NamedSlug } from '../../../contract/entries.ts';
import { slugify } from '../../../contract/slug.ts';
import { COMPONENT_FILTERS, TEXT_FILTERS } from '../../../contract/spell-filters.ts';
import type { SpellFilters } from '../../../contract/spells.ts';
import { filterChips, type ListFilter, namedValue, TEXT_AND_LETTER } from '../../components/filter-chips.ts';
import type { Chip } from '../../components/list-page.tsx';
import type { ListQuery } from '../../components/list-query.ts';

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
  const editions = filters?.editions.map(({ edition }) => ({ slug: slugify(edition), name: edition }));
  const choices: [name: string, label: string, list?: readonly NamedSlug[]][] = [
    ['school', 'School', filters?.schools],
    ['class_name', 'Class', filters?.classes],
    ['class', 'Class', filters?.classes],
    ['level', 'Level'],
    ['subschool', 'Sub-school', filters?.subschools],
    ['domain', 'Domain', filters?.domains],
    ['descriptor', 'Descriptor', filters?.descriptors],
    ['rulebook', 'Rulebook', filters?.rulebooks],
    ['edition', 'Edition', editions],
  ];
  return filterChips(query, [
    ...choices.map(([name, label, list]): ListFilter => ({ name, label, several: true, show: namedValue(list) })),
    ...TEXT_AND_LETTER,
    ...COMPONENT_FILTERS.map((name) => ({ name, label: COMPONENT_LABELS[name], show: yesOrNo })),
    ...TEXT_FILTERS.map((name) => ({ name, label: TEXT_LABELS[name] })),
  ]);
}

const yesOrNo = (value: string) => (value === 'yes' ? 'Yes' : value === 'no' ? 'No' : value);
