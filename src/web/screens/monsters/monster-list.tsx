import type { MonsterFilters, MonsterList } from '../../../contract/monsters.ts';
import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
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
import { apiQuery, changed, type ListQuery, useListQuery } from '../../components/list-query.ts';
import { ListResults } from '../../components/list-results.tsx';
import { withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/monster-list';
import { MonsterEntry } from './monster-entry.tsx';
import { monsterChips, RATING_OPTIONS, withPlusSigns } from './monster-query.ts';

async function load(api: Api, request: Request) {
  const query = withPlusSigns(readQuery(new URL(request.url).searchParams));
  const [list, filters] = await Promise.all([
    api<MonsterList>(`/api/monsters${apiQuery(query)}`),
    api<MonsterFilters>('/api/monsters/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Monsters',
    'Every monster of D&D 3.5e by type, challenge rating and size: full stat blocks, checked against the rules.',
  );

const SORTS = [
  { value: '', label: 'Name' },
  { value: 'cr', label: 'Challenge rating' },
];

export default function MonsterListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  const query = withPlusSigns(useListQuery());
  const chips = monsterChips(query, filters);
  const cleared = changed({ limit: query.limit ?? '', sort: query.sort ?? '' }, {});
  return (
    <>
      <Breadcrumb here="Monsters" />
      <div className="list">
        <MonsterFilterForm query={query} filters={filters} />
        <div>
          <div className="list-head">
            <h1>Monsters</h1>
            <p role="status">{list.ok && countText(list.value.pagination, 'monster', 'monsters')}</p>
          </div>
          <FilterToggle count={chips.length} />
          <Chips chips={chips} clearTo={cleared} />
          <LetterBar query={query} />
          <Toolbar
            query={query}
            sorts={SORTS}
            keep={Object.keys(query).filter((name) => !['sort', 'limit', 'page'].includes(name))}
          />
          <ListResults kind="monsters" query={query} list={list} filters={chips.length}>
            {({ monsters }) => (
              <ul className="entries">
                {monsters.map((monster) => (
                  <MonsterEntry key={monster.slug} monster={monster} />
                ))}
              </ul>
            )}
          </ListResults>
        </div>
      </div>
    </>
  );
}

function MonsterFilterForm({ query, filters }: { query: ListQuery; filters: MonsterFilters | null }) {
  const options = (list: readonly { slug: string; name: string }[] = []) =>
    list.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <FilterForm
      label="Filter monsters"
      query={query}
      keep={['letter', 'limit', 'sort', 'rulebook', 'feat', 'class_name']}
    >
      <SearchField label="Search monsters" query={query} />
      <SelectField label="Type" name="type" query={query} any="All types" options={options(filters?.types)} />
      <SelectField label="Challenge rating" name="cr" query={query} any="All ratings" options={RATING_OPTIONS} />
      <SelectField label="Size" name="size" query={query} any="All sizes" options={options(filters?.sizes)} />
      <SelectField
        label="Subtype"
        name="subtype"
        query={query}
        any="All subtypes"
        options={options(filters?.subtypes)}
      />
    </FilterForm>
  );
}
