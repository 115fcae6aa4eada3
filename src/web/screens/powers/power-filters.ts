import { POWER_LEVELS } from '../../../contract/power-filters.ts';
import { EFFECT, type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';

const LEVELS = POWER_LEVELS.map((level) => ({ value: String(level), name: String(level) }));

/** The filters of the power list. */
export const POWER_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'discipline', label: 'Discipline', any: 'All disciplines' },
  { kind: 'choice', name: 'class_name', label: 'Class or psion discipline', chip: 'Class', any: 'All power lists' },
  { kind: 'strip', name: 'level', label: 'Levels', chip: 'Level', values: LEVELS },
  EFFECT,
  { kind: 'choice', name: 'subdiscipline', label: 'Subdiscipline', any: 'Any' },
  { kind: 'choice', name: 'descriptor', label: 'Descriptor', any: 'Any' },
  { kind: 'range', name: 'power_points', label: 'Power points', advanced: true },
  RULEBOOK,
];
