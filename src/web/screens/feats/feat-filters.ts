import { FEAT_GROUPS } from '../../../contract/feat-filters.ts';
import { CHARACTER, EFFECT, type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';

const GROUP_NAMES: Record<(typeof FEAT_GROUPS)[number], string> = {
  core: 'Core rules',
  epic: 'Epic rules',
  psionic: 'Psionic rules',
  divine: 'Divine rules',
  monster: 'Monster feats',
};

/** The fields for what a character has: only feats that it can take are left. */
const HAVING = 'Feats that I can take';

/** The filters of the feat list. */
export const FEAT_FILTERS: readonly ListFilter[] = [
  CHARACTER,
  { kind: 'choice', name: 'category', label: 'Category', any: 'All categories' },
  {
    kind: 'choice',
    name: 'group',
    label: 'Rules',
    any: 'All rules',
    values: FEAT_GROUPS.map((value) => ({ value, name: GROUP_NAMES[value] })),
  },
  {
    kind: 'check',
    name: 'exclude_dragonmark',
    label: 'Exclude Dragonmark feats',
    chip: 'Dragonmark feats',
    value: 'true',
    show: (value) => (value === 'true' ? 'excluded' : 'included'),
  },
  {
    kind: 'check',
    name: 'fighter_bonus',
    label: 'Fighter bonus feats only',
    chip: 'Fighter bonus feats',
    value: 'yes',
    show: (value) => (value === 'yes' ? 'only' : value === 'no' ? 'none' : value),
  },
  EFFECT,
  { kind: 'range', name: 'level', label: 'Minimum level', advanced: true },
  yesOrNo('is_prerequisite', 'Leads to others', { advanced: true }),
  RULEBOOK,
  {
    kind: 'choice',
    name: 'has',
    label: 'Feats that I have',
    chip: 'Has',
    any: 'None',
    fold: HAVING,
    includeOnly: true,
  },
  ...['Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'].map(
    (ability): ListFilter => ({
      kind: 'number',
      name: ability.toLowerCase(),
      label: ability,
      min: 1,
      max: 99,
      half: true,
      fold: HAVING,
    }),
  ),
  { kind: 'number', name: 'base_attack', label: 'Base attack', min: 0, max: 99, half: true, fold: HAVING },
  { kind: 'number', name: 'character_level', label: 'My level', min: 1, max: 99, half: true, fold: HAVING },
  {
    kind: 'one',
    name: 'lacking',
    label: 'Show',
    any: 'What I can take',
    values: [
      { value: 'one', name: 'Also what lacks one thing' },
      { value: 'any', name: 'All, with what I lack' },
    ],
    fold: HAVING,
  },
];
