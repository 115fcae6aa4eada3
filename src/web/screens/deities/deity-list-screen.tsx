import type { DeityList } from '../../../contract/deities.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { paths } from '../../paths.ts';
import { DeityEntry } from './deity-entry.tsx';
import { DEITY_COLUMNS, DEITY_FILTERS } from './deity-filters.ts';

export const deityListScreen = listScreen(
  'The deities of D&D 3.5e: alignment, power, portfolio, domains and favored weapon.',
  {
    kind: 'deities',
    filters: DEITY_FILTERS,
    columns: DEITY_COLUMNS,
    cards: ({ deities }: DeityList) => deities,
    entry: (deity) => <DeityEntry key={deity.slug} deity={deity} />,
    beside: { name: 'Domains', to: paths.list('domains') },
    adjust: 'search',
    clear: 'Clear all',
  },
);
