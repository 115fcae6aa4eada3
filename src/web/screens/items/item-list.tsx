import { Rows3, Table2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ItemFilters, ItemList } from '../../../contract/items.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Chips, LetterBar, Toolbar } from '../../components/list-page.tsx';
import { apiQuery, changed, type ListQuery, useListQuery } from '../../components/list-query.ts';
import { ListResults } from '../../components/list-results.tsx';
import { withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/item-list';
import { ItemEntry } from './item-entry.tsx';
import { ItemFilterForm, ItemFilterToggle, ItemSearch } from './item-filters.tsx';
import { cleared, itemChips, itemQuery, SORTS } from './item-query.ts';
import { ItemTable } from './item-table.tsx';

async function load(api: Api, request: Request) {
  const query = itemQuery(readQuery(new URL(request.url).searchParams));
  const [list, filters] = await Promise.all([
    api<ItemList>(`/api/items${apiQuery(query)}`),
    api<ItemFilters>('/api/items/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Items',
    'Weapons, armor, gear, services and magic items of D&D 3.5e by type, material, body slot and price.',
  );

export default function ItemListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  const query = useListQuery();
  const chips = itemChips(query, filters);
  const asEntries = query.view === 'entries';
  return (
    <>
      <Breadcrumb here="Items" />
      <div className="list-head">
        <h1>Items</h1>
        <p role="status">{list.ok && shownText(list.value.pagination)}</p>
        <ItemSearch query={query} />
        <ItemFilterToggle count={chips.length} />
      </div>
      <ItemFilterForm query={query} filters={filters} />
      <Chips chips={chips} clearTo={cleared(query)} clear="Clear all" />
      <LetterBar query={query} />
      <Toolbar
        query={query}
        sorts={SORTS}
        keep={Object.keys(query).filter((name) => !['sort', 'limit', 'page'].includes(name))}
      >
        <ViewChoice query={query} asEntries={asEntries} />
      </Toolbar>
      <ListResults kind="items" query={query} list={list} filters={chips.length}>
        {({ items }) =>
          asEntries ? (
            <ul className="entries">
              {items.map((item) => (
                <ItemEntry key={item.slug} item={item} />
              ))}
            </ul>
          ) : (
            <ItemTable items={items} sort={query.sort} />
          )
        }
      </ListResults>
    </>
  );
}

/** Says "Showing 20 of 2,391 items". */
function shownText({ total, page, limit }: Pagination): string {
  const shown = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return `Showing ${shown} of ${total.toLocaleString('en')} ${total === 1 ? 'item' : 'items'}`;
}

function ViewChoice({ query, asEntries }: { query: ListQuery; asEntries: boolean }) {
  return (
    <nav className="segments" aria-label="Layout">
      <Link
        to={changed(query, { view: 'entries', page: query.page })}
        aria-current={asEntries ? 'true' : undefined}
        preventScrollReset
      >
        <Rows3 className="i" /> <span>Entries</span>
      </Link>
      <Link
        to={changed(query, { view: undefined, page: query.page })}
        aria-current={asEntries ? undefined : 'true'}
        preventScrollReset
      >
        <Table2 className="i" /> <span>Table</span>
      </Link>
    </nav>
  );
}
