import type { DomainList } from '../../../contract/domains.ts';
import { apiOf, browserApi } from '../../api.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { loadList } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/domain-list';
import { DomainEntry } from './domain-entry.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList<DomainList>(apiOf(context), 'domains', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList<DomainList>(browserApi, 'domains', request);

export const meta = () =>
  pageMeta(
    'Domains',
    'The cleric domains of D&D 3.5e: granted powers, spells by level, and the deities that offer them.',
  );

export default function DomainListScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="domains"
      list={list}
      cards={({ domains }) => domains}
      entry={(domain) => <DomainEntry key={domain.slug} domain={domain} />}
      beside="deities"
      clear="Clear all"
    />
  );
}
