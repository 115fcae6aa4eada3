import { Rows3, Table2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ItemFilters, ItemList } from '../../../contract/items.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { filterChips } from '../../components/list-filters.ts';
import { changed, type ListQuery, useListQuery } from '../../components/list-query.ts';
import { ListBody } from '../../components/list-screen.tsx';
import { callList, withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/item-list';
import { ItemEntry } from './item-entry.tsx';
import { ItemFilterForm, ItemFilterToggle, ItemSearch } from './item-filters.tsx';
import { ITEM_FILTERS, itemOptions, itemQuery } from './item-query.ts';
import { ItemTable } from './item-table.tsx';

async function load(api: Api, request: Request) {
  const [list, filters] = await Promise.all([
    callList<ItemList>(api, 'items', request, itemQuery),
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

const SORTS = [
  { value: 'price_low_high', label: 'Price, low to high' },
  { value: 'price_high_low', label: 'Price, high to low' },
];

export default function ItemListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  const query = useListQuery(itemQuery);
  const options = itemOptions(filters);
  const asEntries = query.view === 'entries';
  return (
    <>
      <Breadcrumb here="Items" />
      <div className="list-head">
        <h1>Items</h1>
        <p role="status">{list.ok && shownText(list.value.pagination)}</p>
        <ItemSearch query={query} />
        <ItemFilterToggle count={filterChips(query, ITEM_FILTERS, options).length} />
      </div>
      <ItemFilterForm query={query} options={options} />
      <ListBody
        kind="items"
        list={list}
        query={query}
        filters={ITEM_FILTERS}
        options={options}
        sorts={SORTS}
        cards={({ items }) => items}
        entries={(items) =>
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
        clear="Clear all"
        view={<ViewChoice query={query} asEntries={asEntries} />}
      />
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
