import type { MonsterList } from '../../../contract/monsters.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/monster-list';
import { MONSTER_COLUMNS } from './monster-columns.tsx';
import { MonsterEntry } from './monster-entry.tsx';
import { MONSTER_FILTERS } from './monster-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<MonsterList>(context, 'monsters', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<MonsterList>('monsters', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'monsters',
  'Every monster of D&D 3.5e by type, challenge rating and size: full stat blocks, checked against the rules.',
  MONSTER_FILTERS,
);

export default function MonsterListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="monsters"
      loaded={loaderData}
      filters={MONSTER_FILTERS}
      columns={MONSTER_COLUMNS}
      cards={({ monsters }) => monsters}
      entry={(monster) => <MonsterEntry key={monster.slug} monster={monster} />}
    />
  );
}
