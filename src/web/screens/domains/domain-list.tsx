import type { DomainList } from '../../../contract/domains.ts';
import { apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { SimpleListScreen } from '../../components/simple-list.tsx';
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
    <>
      <Breadcrumb here="Domains" />
      <SimpleListScreen kind="domains" beside="deities" list={list} entries={(answer) => answer.domains}>
        {(domain) => <DomainEntry key={domain.slug} domain={domain} />}
      </SimpleListScreen>
    </>
  );
}
