import type { DomainList } from '../../../contract/domains.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { paths } from '../../paths.ts';
import { DomainEntry } from './domain-entry.tsx';
import { DOMAIN_COLUMNS, DOMAIN_FILTERS } from './domain-filters.ts';

export const domainListScreen = listScreen(
  'The cleric domains of D&D 3.5e: granted powers, spells by level, and the deities that offer them.',
  {
    kind: 'domains',
    filters: DOMAIN_FILTERS,
    columns: DOMAIN_COLUMNS,
    cards: ({ domains }: DomainList) => domains,
    entry: (domain) => <DomainEntry key={domain.slug} domain={domain} />,
    beside: { name: 'Deities', to: paths.list('deities') },
    clear: 'Clear all',
  },
);
