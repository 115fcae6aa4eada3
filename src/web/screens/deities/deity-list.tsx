import type { DeityList } from '../../../contract/deities.ts';
import { apiOf, browserApi } from '../../api.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { loadList } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/deity-list';
import { DeityEntry } from './deity-entry.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList<DeityList>(apiOf(context), 'deities', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList<DeityList>(browserApi, 'deities', request);

export const meta = () =>
  pageMeta('Deities', 'The deities of D&D 3.5e: alignment, power, portfolio, domains and favored weapon.');

export default function DeityListScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="deities"
      list={list}
      cards={({ deities }) => deities}
      entry={(deity) => <DeityEntry key={deity.slug} deity={deity} />}
      beside="domains"
      clear="Clear all"
    />
  );
}
