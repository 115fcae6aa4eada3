import { slugify } from '../../../contract/slug.ts';
import { COMPONENT_FILTERS, TEXT_FILTERS } from '../../../contract/spell-filters.ts';
import type { SpellFilters } from '../../../contract/spells.ts';
import { asOptions, type FilterOptions, type ListFilter } from '../../components/list-filters.ts';

const COMPONENT_LABELS: Record<(typeof COMPONENT_FILTERS)[number], string> = {
  verbal: 'Verbal',
  somatic: 'Somatic',
  material: 'Material',
  focus: 'Arcane focus',
  divine_focus: 'Divine focus',
  xp: 'XP cost',
};

const TEXT_LABELS: Record<(typeof TEXT_FILTERS)[number], string> = {
  range: 'Range',
  area: 'Area',
  duration: 'Duration',
  saving_throw: 'Saving throw',
  spell_resistance: 'Spell resistance',
  casting_time: 'Casting time',
};

const YES_OR_NO = [
  { value: 'yes', name: 'Yes' },
  { value: 'no', name: 'No' },
];

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ value: String(level), name: String(level) }));

/** The filters of the spell list, in the order of their chips. */
export const SPELL_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'school', label: 'School', any: 'All schools' },
  { kind: 'choice', name: 'class_name', label: 'Class', any: 'All classes' },
  { kind: 'strip', name: 'level', label: 'Levels', chip: 'Level', values: LEVELS },
  ...COMPONENT_FILTERS.map(
    (name): ListFilter => ({
      kind: 'one',
      name,
      label: COMPONENT_LABELS[name],
      any: 'Any',
      values: YES_OR_NO,
      advanced: true,
    }),
  ),
  { kind: 'choice', name: 'subschool', label: 'Sub-school', any: 'Any', advanced: true },
  { kind: 'choice', name: 'descriptor', label: 'Descriptor', any: 'Any', advanced: true },
  { kind: 'choice', name: 'domain', label: 'Domain', any: 'Any', advanced: true },
  { kind: 'choice', name: 'rulebook', label: 'Rulebook', any: 'Any', advanced: true },
  { kind: 'choice', name: 'edition', label: 'Edition', any: 'Any', advanced: true },
  ...TEXT_FILTERS.map((name): ListFilter => ({ kind: 'text', name, label: TEXT_LABELS[name], advanced: true })),
];

/** The values that the filters offer. */
export function spellOptions(filters: SpellFilters | null): FilterOptions {
  return {
    school: asOptions(filters?.schools),
    class_name: asOptions(filters?.classes),
    subschool: asOptions(filters?.subschools),
    descriptor: asOptions(filters?.descriptors),
    domain: asOptions(filters?.domains),
    rulebook: asOptions(filters?.rulebooks),
    edition: filters?.editions.map(({ edition }) => ({ value: slugify(edition), name: edition })),
  };
}
