import type { ClassList } from '../../../contract/classes.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/class-list';
import { ClassEntry } from './class-entry.tsx';
import { CLASS_COLUMNS, CLASS_FILTERS } from './class-filters.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<ClassList>(context, 'classes', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<ClassList>('classes', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'classes',
  'Base, prestige and NPC classes of D&D 3.5e with hit die, skill points, alignment and full level tables.',
  CLASS_FILTERS,
);

export default function ClassListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="classes"
      loaded={loaderData}
      filters={CLASS_FILTERS}
      columns={CLASS_COLUMNS}
      cards={({ classes, lacking = {} }) =>
        classes.map((item) => ({ ...item, lacking: lacking[item.slug]?.join(', ') }))
      }
      entry={(item) => <ClassEntry key={item.slug} item={item} />}
      adjust="search"
      clear="Clear all"
    />
  );
}
