import type { TemplateCard } from '../../../contract/templates.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';

export const TEMPLATE_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'base', label: 'For', any: 'All creature types' },
  { kind: 'choice', name: 'type', label: 'Gives the type', any: 'Any' },
  { kind: 'choice', name: 'origin', label: 'Origin', any: 'Any' },
  { kind: 'range', name: 'level_adjustment', label: 'Level adjustment' },
  RULEBOOK,
];

export const TEMPLATE_COLUMNS: readonly Column<TemplateCard>[] = [
  { label: 'For', cell: ({ bases }) => bases, wide: true },
  { label: 'Type', sort: 'type', cell: ({ type_name }) => type_name },
  { label: 'Challenge Rating', cell: ({ challenge_rating }) => challenge_rating },
  {
    label: 'Level adjustment',
    sort: 'level_adjustment',
    cell: ({ level_adjustment }) => level_adjustment,
    rank: 'second',
  },
];
