import type { FeatCategories, FeatList } from '../../../contract/feats.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { asOptions } from '../../components/list-filters.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { callList, withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/feat-list';
import { FeatEntry } from './feat-entry.tsx';
import { FEAT_FILTERS } from './feat-query.ts';

async function load(api: Api, request: Request) {
  const [list, categories] = await Promise.all([
    callList<FeatList>(api, 'feats', request),
    api<FeatCategories>('/api/feats/categories/list'),
  ]);
  return withStatus({ list, categories: categories.ok ? categories.value : [] }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta('Feats', 'Every feat of D&D 3.5e by category, with its prerequisites, benefit and lowest level.');

export default function FeatListScreen({ loaderData: { list, categories } }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="feats"
      list={list}
      options={{ category: asOptions(categories) }}
      filters={FEAT_FILTERS}
      sorts={[{ value: 'level', label: 'Level' }]}
      cards={({ feats }) => feats}
      entry={(feat) => <FeatEntry key={feat.slug} feat={feat} />}
      clear="Clear all"
    />
  );
}
