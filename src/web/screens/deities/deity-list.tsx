import type { DeityList } from '../../../contract/deities.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/deity-list';
import { DeityEntry } from './deity-entry.tsx';
import { DEITY_COLUMNS, DEITY_FILTERS } from './deity-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<DeityList>(context, 'deities', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<DeityList>('deities', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'deities',
  'The deities of D&D 3.5e: alignment, power, portfolio, domains and favored weapon.',
  DEITY_FILTERS,
);

export default function DeityListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="deities"
      loaded={loaderData}
      filters={DEITY_FILTERS}
      columns={DEITY_COLUMNS}
      cards={({ deities }) => deities}
      entry={(deity) => <DeityEntry key={deity.slug} deity={deity} />}
      beside={{ name: 'Domains', to: paths.list('domains') }}
      adjust="search"
      clear="Clear all"
    />
  );
}
