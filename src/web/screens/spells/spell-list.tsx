import { Link } from 'react-router';
import { KINDS } from '../../../contract/kinds.ts';
import { readQuery } from '../../../contract/query.ts';
import type { SpellFilters, SpellList } from '../../../contract/spells.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Chips, countText, FilterToggle, LetterBar, Toolbar } from '../../components/list-page.tsx';
import { apiQuery, changed, useListQuery } from '../../components/list-query.ts';
import { ListResults } from '../../components/list-results.tsx';
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
  pageMeta(
    'Spells',
    'Every spell of D&D 3.5e by school, class, level, components and text, with all figures as the books print them.',
  );

const SORTS = [
  { value: '', label: 'Name' },
  { value: 'level', label: 'Level' },
];

export default function SpellListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  const query = useListQuery();
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
            <Link className="grow" to={paths.list('powers')}>
              {KINDS.powers.title}
            </Link>
          </div>
          <FilterToggle count={chips.length} />
          <Chips chips={chips} clearTo={cleared} />
          <LetterBar query={query} />
          <Toolbar
            query={query}
            sorts={SORTS}
            keep={Object.keys(query).filter((name) => !['sort', 'limit', 'page'].includes(name))}
          />
          <ListResults kind="spells" query={query} list={list} filters={chips.length} pager="numbers">
            {({ spells }) => (
              <ul className="entries">
                {spells.map((spell) => (
                  <SpellEntry key={spell.slug} spell={spell} />
                ))}
              </ul>
            )}
          </ListResults>
        </div>
      </div>
    </>
  );
}
