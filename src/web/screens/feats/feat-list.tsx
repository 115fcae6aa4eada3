import type { FeatCategories, FeatList } from '../../../contract/feats.ts';
import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Chips, countText, FilterToggle, LetterBar, Toolbar } from '../../components/list-page.tsx';
import { apiQuery, changed, useListQuery } from '../../components/list-query.ts';
import { ListResults } from '../../components/list-results.tsx';
import { withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/feat-list';
import { FeatEntry } from './feat-entry.tsx';
import { FeatFilterForm } from './feat-filters.tsx';
import { featChips } from './feat-query.ts';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const [list, categories] = await Promise.all([
    api<FeatList>(`/api/feats${apiQuery(query)}`),
    api<FeatCategories>('/api/feats/categories/list'),
  ]);
  return withStatus({ list, categories: categories.ok ? categories.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta('Feats', 'Every feat of D&D 3.5e by category, with its prerequisites, benefit and lowest level.');

const SORTS = [
  { value: '', label: 'Name' },
  { value: 'level', label: 'Level' },
];

export default function FeatListScreen({ loaderData: { list, categories } }: Route.ComponentProps) {
  const query = useListQuery();
  const chips = featChips(query, categories);
  return (
    <>
      <Breadcrumb here="Feats" />
      <div className="list">
        <FeatFilterForm query={query} categories={categories} />
        <div>
          <div className="list-head">
            <h1>Feats</h1>
            <p role="status">{list.ok && countText(list.value.pagination, 'feat', 'feats')}</p>
          </div>
          <FilterToggle count={chips.length} />
          <Chips
            chips={chips}
            clear="Clear all"
            clearTo={changed({ limit: query.limit ?? '', sort: query.sort ?? '' }, {})}
          />
          <LetterBar query={query} />
          <Toolbar
            query={query}
            sorts={SORTS}
            keep={Object.keys(query).filter((name) => !['sort', 'limit', 'page'].includes(name))}
          />
          <ListResults kind="feats" query={query} list={list} filters={chips.length}>
            {({ feats }) => (
              <ul className="entries">
                {feats.map((feat) => (
                  <FeatEntry key={feat.slug} feat={feat} />
                ))}
              </ul>
            )}
          </ListResults>
        </div>
      </div>
    </>
  );
}
