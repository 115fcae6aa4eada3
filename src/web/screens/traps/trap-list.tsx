import type { TrapList } from '../../../contract/traps.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/trap-list';
import { TRAP_COLUMNS } from './trap-columns.tsx';
import { TrapEntry } from './trap-entry.tsx';
import { TRAP_FILTERS } from './trap-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<TrapList>(context, 'traps', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<TrapList>('traps', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'traps',
  'Every sample trap of D&D 3.5e by challenge rating, trigger and reset: DCs, attack or save, damage and cost.',
  TRAP_FILTERS,
);

export default function TrapListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="traps"
      loaded={loaderData}
      filters={TRAP_FILTERS}
      columns={TRAP_COLUMNS}
      cards={({ traps }) => traps}
      entry={(trap) => <TrapEntry key={trap.slug} trap={trap} />}
      beside={{ name: 'Design a trap', to: paths.entry('rules', 'designing-a-trap') }}
      pager="numbers"
    />
  );
}
