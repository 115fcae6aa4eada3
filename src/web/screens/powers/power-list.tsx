import { Link } from 'react-router';
import { KINDS } from '../../../contract/kinds.ts';
import type { PowerFilters, PowerList } from '../../../contract/powers.ts';
import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Chips, countText, FilterToggle, LetterBar, Toolbar } from '../../components/list-page.tsx';
import { apiQuery, changed, useListQuery } from '../../components/list-query.ts';
import { ListResults } from '../../components/list-results.tsx';
import { withStatus } from '../../load.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/power-list';
import { PowerEntry } from './power-entry.tsx';
import { PowerFilterForm } from './power-filters.tsx';
import { powerChips } from './power-query.ts';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const [list, filters] = await Promise.all([
    api<PowerList>(`/api/powers${apiQuery(query)}`),
    api<PowerFilters>('/api/powers/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Psionic powers',
    'Every psionic power of D&D 3.5e by discipline, class and level, with power points, augmentation and all figures.',
  );

const SORTS = [
  { value: '', label: 'Name' },
  { value: 'level', label: 'Level' },
];

export default function PowerListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  const query = useListQuery();
  const chips = powerChips(query, filters);
  const cleared = changed({ limit: query.limit ?? '', sort: query.sort ?? '' }, {});
  return (
    <>
      <Breadcrumb here={KINDS.powers.title} />
      <div className="list">
        <PowerFilterForm query={query} filters={filters} />
        <div>
          <div className="list-head">
            <h1>{KINDS.powers.title}</h1>
            <p role="status">{list.ok && countText(list.value.pagination, 'power', 'powers')}</p>
            <Link className="grow" to={paths.list('spells')}>
              {KINDS.spells.title}
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
          <ListResults kind="powers" query={query} list={list} filters={chips.length} pager="numbers">
            {({ powers }) => (
              <ul className="entries">
                {powers.map((power) => (
                  <PowerEntry key={power.slug} power={power} />
                ))}
              </ul>
            )}
          </ListResults>
        </div>
      </div>
    </>
  );
}
