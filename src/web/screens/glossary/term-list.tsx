import type { GlossaryFilters, GlossaryList } from '../../../contract/glossary.ts';
import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { filterChips, namedValue, optionsOf, TEXT_AND_LETTER } from '../../components/filter-chips.ts';
import {
  Chips,
  countText,
  FilterForm,
  FilterToggle,
  LetterBar,
  SearchField,
  SelectField,
  Toolbar,
} from '../../components/list-page.tsx';
import { apiQuery, changed, useListQuery } from '../../components/list-query.ts';
import { ListResults } from '../../components/list-results.tsx';
import { withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/term-list';
import { TermGroups } from './term-groups.tsx';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const [list, filters] = await Promise.all([
    api<GlossaryList>(`/api/glossary${apiQuery(query)}`),
    api<GlossaryFilters>('/api/glossary/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Glossary',
    'The terms of the D&D 3.5e rules in one line each and in full: conditions, actions, bonuses, combat and magic.',
  );

const SORTS = [
  { value: '', label: 'Name' },
  { value: 'category', label: 'Category' },
];

export default function GlossaryScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  const query = useListQuery();
  const chips = filterChips(query, [
    { name: 'category', label: 'Category', several: true, show: namedValue(filters?.categories) },
    ...TEXT_AND_LETTER,
  ]);
  const cleared = changed({ limit: query.limit ?? '', sort: query.sort ?? '' }, {});
  return (
    <>
      <Breadcrumb here="Glossary" />
      <div className="list">
        <FilterForm label="Filter terms" query={query} keep={['letter', 'limit', 'sort']}>
          <SearchField label="Search terms" query={query} />
          <SelectField
            label="Category"
            name="category"
            query={query}
            any="All categories"
            options={optionsOf(filters?.categories)}
          />
        </FilterForm>
        <div>
          <div className="list-head">
            <h1>Glossary</h1>
            <p role="status">{list.ok && countText(list.value.pagination, 'term', 'terms')}</p>
          </div>
          <FilterToggle count={chips.length} />
          <Chips chips={chips} clearTo={cleared} />
          <LetterBar query={query} />
          <Toolbar
            query={query}
            sorts={SORTS}
            keep={Object.keys(query).filter((name) => !['sort', 'limit', 'page'].includes(name))}
          />
          <ListResults kind="glossary" query={query} list={list} filters={chips.length}>
            {({ glossary }) => <TermGroups terms={glossary} by={query.sort === 'category' ? 'category' : 'letter'} />}
          </ListResults>
        </div>
      </div>
    </>
  );
}
