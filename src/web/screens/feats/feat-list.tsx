import type { FeatList } from '../../../contract/feats.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/feat-list';
import { FEAT_COLUMNS } from './feat-columns.tsx';
import { FeatEntry } from './feat-entry.tsx';
import { FEAT_FILTERS } from './feat-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<FeatList>(context, 'feats', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<FeatList>('feats', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'feats',
  'Every feat of D&D 3.5e by category, with its prerequisites, benefit and lowest level.',
  FEAT_FILTERS,
);

export default function FeatListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="feats"
      loaded={loaderData}
      filters={FEAT_FILTERS}
      columns={FEAT_COLUMNS}
      cards={({ feats, lacking = {} }) => feats.map((feat) => ({ ...feat, lacking: lacking[feat.slug]?.join(', ') }))}
      entry={(feat) => <FeatEntry key={feat.slug} feat={feat} />}
      clear="Clear all"
    />
  );
}
