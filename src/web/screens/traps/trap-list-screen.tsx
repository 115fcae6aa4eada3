import type { TrapList } from '../../../contract/traps.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { paths } from '../../paths.ts';
import { TRAP_COLUMNS } from './trap-columns.tsx';
import { TrapEntry } from './trap-entry.tsx';
import { TRAP_FILTERS } from './trap-filters.ts';

export const trapListScreen = listScreen(
  'Every sample trap of D&D 3.5e by challenge rating, trigger and reset: DCs, attack or save, damage and cost.',
  {
    kind: 'traps',
    filters: TRAP_FILTERS,
    columns: TRAP_COLUMNS,
    cards: ({ traps }: TrapList) => traps,
    entry: (trap) => <TrapEntry key={trap.slug} trap={trap} />,
    beside: { name: 'Design a trap', to: paths.entry('rules', 'designing-a-trap') },
    pager: 'numbers',
  },
);
