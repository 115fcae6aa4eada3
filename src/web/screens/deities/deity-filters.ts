import type { DeityCard } from '../../../contract/deities.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';

export const DEITY_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'alignment', label: 'Alignment', any: 'All alignments' },
  { kind: 'choice', name: 'domain', label: 'Domain', any: 'All domains' },
  { kind: 'choice', name: 'power_level', label: 'Power level', any: 'Any' },
  { kind: 'choice', name: 'pantheon', label: 'Pantheon', any: 'All pantheons' },
  RULEBOOK,
];

export const DEITY_COLUMNS: readonly Column<DeityCard>[] = [
  { label: 'Alignment', sort: 'alignment', cell: ({ alignment }) => alignment },
  { label: 'Power level', sort: 'power_level', cell: ({ power_level }) => power_level },
  { label: 'Domains', cell: ({ domain }) => domain, wide: true },
  { label: 'Symbol', cell: ({ symbol }) => symbol, wide: true, rank: 'second' },
];
