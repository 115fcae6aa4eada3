import type { RaceCard } from '../../../contract/races.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';

export const RACE_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'group', label: 'Rules', any: 'All rules' },
  { kind: 'choice', name: 'size', label: 'Size', any: 'All sizes' },
  { kind: 'choice', name: 'type', label: 'Type', any: 'All types' },
  { kind: 'choice', name: 'favored_class', label: 'Favored class', any: 'Any' },
  { kind: 'range', name: 'level_adjustment', label: 'Level adjustment' },
  { kind: 'range', name: 'ecr', label: 'Effective character level', advanced: true },
  { kind: 'choice', name: 'subtype', label: 'Subtype', any: 'Any', advanced: true },
  RULEBOOK,
];

export const RACE_COLUMNS: readonly Column<RaceCard>[] = [
  { label: 'Alignment', sort: 'alignment', cell: ({ alignment }) => alignment, wide: true },
  { label: 'Lands', cell: ({ lands }) => lands, wide: true, rank: 'second' },
  { label: 'Religion', cell: ({ religion }) => religion, wide: true, rank: 'third' },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name },
];
