import type { DomainCard } from '../../../contract/domains.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';

export const DOMAIN_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'deity', label: 'Deity', any: 'All deities' },
  { kind: 'range', name: 'spell_count', label: 'Spells' },
  yesOrNo('facts_only', 'Figures only', { advanced: true }),
  RULEBOOK,
];

export const DOMAIN_COLUMNS: readonly Column<DomainCard>[] = [
  {
    label: 'Spells',
    sort: 'spell_count',
    cell: ({ spell_count }) => spell_count,
    num: true,
    text: ({ spell_count }) => `${spell_count} ${spell_count === 1 ? 'spell' : 'spells'}`,
  },
  { label: 'Granted power', cell: ({ summary }) => summary, wide: true },
  { label: 'Deities', cell: ({ deities }) => deities.map(({ name }) => name).join(', ') || null, wide: true },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, rank: 'third' },
];
