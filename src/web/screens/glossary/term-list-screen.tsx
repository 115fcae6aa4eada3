import type { GlossaryList, TermCard } from '../../../contract/glossary.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { TermGroups } from './term-groups.tsx';

const FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'category', label: 'Category', any: 'All categories' },
  RULEBOOK,
];

const COLUMNS: readonly Column<TermCard>[] = [
  { label: 'Category', sort: 'category', cell: ({ category_name }) => category_name },
  { label: 'In short', cell: ({ summary }) => summary, wide: true },
];

export const termListScreen = listScreen(
  'The terms of the D&D 3.5e rules in one line each and in full: conditions, actions, bonuses, combat and magic.',
  {
    kind: 'glossary',
    filters: FILTERS,
    columns: COLUMNS,
    cards: ({ glossary }: GlossaryList) => glossary,
    entries: (terms, { sort }) => <TermGroups terms={terms} by={sort?.endsWith('category') ? 'category' : 'letter'} />,
  },
);
