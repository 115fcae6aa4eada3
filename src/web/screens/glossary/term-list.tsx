import type { GlossaryFilters, GlossaryList } from '../../../contract/glossary.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { asOptions, type ListFilter } from '../../components/list-filters.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { callList, withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/term-list';
import { TermGroups } from './term-groups.tsx';

async function load(api: Api, request: Request) {
  const [list, filters] = await Promise.all([
    callList<GlossaryList>(api, 'glossary', request),
    api<GlossaryFilters>('/api/glossary/filters'),
  ]);
  return withStatus({ list, categories: filters.ok ? filters.value.categories : [] }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Glossary',
    'The terms of the D&D 3.5e rules in one line each and in full: conditions, actions, bonuses, combat and magic.',
  );

const FILTERS: readonly ListFilter[] = [{ kind: 'choice', name: 'category', label: 'Category', any: 'All categories' }];

export default function GlossaryScreen({ loaderData: { list, categories } }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="glossary"
      list={list}
      options={{ category: asOptions(categories) }}
      filters={FILTERS}
      sorts={[{ value: 'category', label: 'Category' }]}
      cards={({ glossary }) => glossary}
      entries={(terms, { sort }) => <TermGroups terms={terms} by={sort === 'category' ? 'category' : 'letter'} />}
    />
  );
}
