import type { SpellFilters, SpellList } from '../../../contract/spells.ts';
import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Chips, countText, FilterToggle, LetterBar, Toolbar, useListLoading } from '../../components/list-page.tsx';
import { apiQuery, changed, useListQuery } from '../../components/list-query.ts';
import { NumberPager } from '../../components/pager.tsx';
import { EmptyState, ErrorState, LoadingEntries } from '../../components/states.tsx';
import { withStatus } from '../../load.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/spell-list';
import { SpellEntry } from './spell-entry.tsx';
import { SpellFilterForm } from './spell-filters.tsx';
import { spellChips } from './spell-query.ts';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const [list, filters] = await Promise.all([
    api<SpellList>(`/api/spells${apiQuery(query)}`),
    api<SpellFilters>('/api/spells/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta('Spells', 'Every spell of D&D 3.5e by school, class, level, components and text, with all figures as the books print them.');

const SORTS = [
  { value: '', label: 'Name' },
  { value: 'level', label: 'Level' },
];

export default function SpellListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  const query = useListQuery();
  const loading = useListLoading();
  const chips = spellChips(query, filters);
  const cleared = changed({ limit: query.limit ?? '', sort: query.sort ?? '' }, {});
  return (
    <>
      <Breadcrumb here="Spells" />
      <div className="list">
        <SpellFilterForm query={query} filters={filters} />
        <div>
          <div className="list-head">
            <h1>Spells</h1>
            <p role="status">{list.ok && countText(list.value.pagination, 'spell', 'spells')}</p>
          </div>
          <FilterToggle count={chips.length} />
          <Chips chips={chips} clearTo={cleared} />
          <LetterBar query={query} />
          <Toolbar query={query} sorts={SORTS} keep={Object.keys(query).filter((name) => !['sort', 'limit', 'page'].includes(name))} />
          <Results />
        </div>
      </div>
    </>
  );

  function Results() {
    if (!list.ok) return <ErrorState title="Failed to load spells" cause={list.cause} />;
    if (loading) return <LoadingEntries label="Loading spells" />;
    if (list.value.spells.length === 0) {
      const past = list.value.pagination.total > 0;
      return (
        <EmptyState drawing="spell-book" sentence="No spells found. Try adjusting your search or filters.">
          <p className="muted">
            {past
              ? `This page is past the last of ${list.value.pagination.pages}.`
              : chips.length > 0
                ? `${chips.length === 1 ? 'One filter is' : `${chips.length} filters are`} set.`
                : null}
          </p>
          <p>
            <a className="button" href={past ? changed(query, { page: undefined }) : paths.list('spells')}>
              {past ? 'To the first page' : 'Clear all filters'}
            </a>
          </p>
        </EmptyState>
      );
    }
    return (
      <>
        <ul className="entries">
          {list.value.spells.map((spell) => (
            <SpellEntry key={spell.slug} spell={spell} />
          ))}
        </ul>
        <NumberPager query={query} pagination={list.value.pagination} />
      </>
    );
  }
}
