import { type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';

const RATINGS = Array.from({ length: 10 }, (_, i) => ({ value: String(i + 1), name: String(i + 1) }));

/** The filters of the trap list. */
export const TRAP_FILTERS: readonly ListFilter[] = [
  { kind: 'strip', name: 'cr', label: 'Challenge rating', chip: 'CR', values: RATINGS },
  { kind: 'choice', name: 'type', label: 'Type', any: 'All types' },
  { kind: 'choice', name: 'trigger', label: 'Trigger', any: 'Any trigger' },
  { kind: 'choice', name: 'reset', label: 'Reset', any: 'Any reset' },
  { kind: 'choice', name: 'attack', label: 'Attack roll', any: 'Any or none' },
  { kind: 'choice', name: 'save', label: 'Saving throw', any: 'Any or none' },
  { kind: 'choice', name: 'damage', label: 'Damage', any: 'Any damage' },
  { kind: 'check', name: 'poison', label: 'With poison', value: 'yes' },
  { kind: 'range', name: 'search_dc', label: 'Search DC', advanced: true },
  { kind: 'range', name: 'disable_dc', label: 'Disable Device DC', advanced: true },
  { kind: 'range', name: 'cost_gp', label: 'Cost', unit: 'gp', advanced: true },
  { kind: 'choice', name: 'bypass', label: 'Bypass', any: 'Any or none', advanced: true },
  RULEBOOK,
];
