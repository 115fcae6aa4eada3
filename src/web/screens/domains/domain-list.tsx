import type { DomainList } from '../../../contract/domains.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/domain-list';
import { DomainEntry } from './domain-entry.tsx';
import { DOMAIN_COLUMNS, DOMAIN_FILTERS } from './domain-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<DomainList>(context, 'domains', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<DomainList>('domains', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'domains',
  'The cleric domains of D&D 3.5e: granted powers, spells by level, and the deities that offer them.',
  DOMAIN_FILTERS,
);

export default function DomainListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="domains"
      loaded={loaderData}
      filters={DOMAIN_FILTERS}
      columns={DOMAIN_COLUMNS}
      cards={({ domains }) => domains}
      entry={(domain) => <DomainEntry key={domain.slug} domain={domain} />}
      beside={{ name: 'Deities', to: paths.list('deities') }}
      clear="Clear all"
    />
  );
}
