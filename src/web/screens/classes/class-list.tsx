import type { ClassList } from '../../../contract/classes.ts';
import { apiOf, browserApi } from '../../api.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { loadList } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/class-list';
import { ClassEntry } from './class-entry.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList<ClassList>(apiOf(context), 'classes', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList<ClassList>(browserApi, 'classes', request);

export const meta = () =>
  pageMeta(
    'Classes',
    'Base, prestige and NPC classes of D&D 3.5e with hit die, skill points, alignment and full level tables.',
  );

export default function ClassListScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="classes"
      list={list}
      cards={({ classes }) => classes}
      entry={(item) => <ClassEntry key={item.slug} item={item} />}
      clear="Clear all"
    />
  );
}
