import { FEAT_GROUPS } from '../../../contract/feat-filters.ts';
import { EFFECT, type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';

const GROUP_NAMES: Record<(typeof FEAT_GROUPS)[number], string> = {
  core: 'Core rules',
  epic: 'Epic rules',
  psionic: 'Psionic rules',
  divine: 'Divine rules',
  monster: 'Monster feats',
};

/** The filters of the feat list. */
export const FEAT_FILTERS: readonly ListFilter[] = [
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
];
