import type { ClassList } from '../../../contract/classes.ts';
import { apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { SimpleListScreen } from '../../components/simple-list.tsx';
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
    <>
      <Breadcrumb here="Classes" />
      <SimpleListScreen kind="classes" list={list} entries={(answer) => answer.classes}>
        {(item) => <ClassEntry key={item.slug} item={item} />}
      </SimpleListScreen>
    </>
  );
}
