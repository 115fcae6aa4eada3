import { COMPONENT_FILTERS, TEXT_FILTERS } from '../../../contract/spell-filters.ts';
import { EFFECT, type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';

const COMPONENT_LABELS: Record<(typeof COMPONENT_FILTERS)[number], string> = {
  verbal: 'Verbal',
  somatic: 'Somatic',
  material: 'Material',
  focus: 'Focus',
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

/** The fields for words of the lines as the books print them stand together. */
const PRINTED = 'Words of the printed lines';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ value: String(level), name: String(level) }));

/** The filters of the spell list, in the order of their chips. */
export const SPELL_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'school', label: 'School', any: 'All schools' },
  { kind: 'choice', name: 'class_name', label: 'Class', any: 'All classes' },
  { kind: 'strip', name: 'level', label: 'Levels', chip: 'Level', values: LEVELS },
  EFFECT,
  { kind: 'choice', name: 'save', label: 'Saving throw', any: 'Any', advanced: true },
  { kind: 'choice', name: 'save_effect', label: 'A save', any: 'Any', advanced: true },
  { kind: 'choice', name: 'sr', label: 'Spell resistance', chip: 'SR', any: 'Any', advanced: true },
  { kind: 'choice', name: 'casting_kind', label: 'Casting time', any: 'Any', advanced: true },
  { kind: 'choice', name: 'range_kind', label: 'Range', any: 'Any', advanced: true },
  { kind: 'choice', name: 'area_kind', label: 'Area or shape', any: 'Any', advanced: true },
  { kind: 'choice', name: 'duration_kind', label: 'Duration', any: 'Any', advanced: true },
  yesOrNo('many_targets', 'Many targets', { advanced: true }),
  ...COMPONENT_FILTERS.map((name) => yesOrNo(name, COMPONENT_LABELS[name], { advanced: true })),
  { kind: 'choice', name: 'subschool', label: 'Sub-school', any: 'Any', advanced: true },
  { kind: 'choice', name: 'descriptor', label: 'Descriptor', any: 'Any', advanced: true },
  { kind: 'choice', name: 'domain', label: 'Domain', any: 'Any', advanced: true },
  RULEBOOK,
  { kind: 'choice', name: 'edition', label: 'Edition', any: 'Any', advanced: true },
  ...TEXT_FILTERS.map((name): ListFilter => {
    const chip = TEXT_LABELS[name];
    return { kind: 'text', name, label: `${chip} in words`, chip, fold: PRINTED };
  }),
];
