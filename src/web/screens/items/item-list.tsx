import type { ItemList } from '../../../contract/items.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { apiOf } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { filterChips } from '../../components/list-filters.ts';
import { useListQuery } from '../../components/list-query.ts';
import { ListBody } from '../../components/list-screen.tsx';
import { listOf, loadList, loadPreferred } from '../../load-list.ts';
import { listStyle } from '../../page-style.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/item-list';
import { ITEM_COLUMNS } from './item-columns.tsx';
import { ItemEntry } from './item-entry.tsx';
import { ItemFilterForm, ItemFilterToggle, ItemSearch } from './item-filters.tsx';
import { ITEM_FILTERS, itemQuery } from './item-query.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList<ItemList>(apiOf(context), 'items', request, itemQuery);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPreferred<ItemList>('items', request, itemQuery);

export const links = () => [listStyle];
export const meta = () =>
  pageMeta(
    'Items',
    'Weapons, armor, gear, services and magic items of D&D 3.5e by type, material, body slot and price.',
  );

export default function ItemListScreen({ loaderData }: Route.ComponentProps) {
  const { list, offered, nearest } = listOf<ItemList>(loaderData);
  const query = useListQuery(itemQuery);
  return (
    <>
      <Breadcrumb here="Items" />
      <div className="list-head">
        <h1>Items</h1>
        <p role="status">{list.ok && shownText(list.value.pagination)}</p>
        <ItemSearch query={query} />
        <ItemFilterToggle count={filterChips(query, ITEM_FILTERS, offered).length} />
      </div>
      <ItemFilterForm query={query} offered={offered} />
      <ListBody
        kind="items"
        list={list}
        offered={offered}
        nearest={nearest}
        query={query}
        filters={ITEM_FILTERS}
        columns={ITEM_COLUMNS}
        cards={({ items }) => items}
        entry={(item) => <ItemEntry key={item.slug} item={item} />}
        clear="Clear all"
      />
    </>
  );
}

/** Says "Showing 20 of 2,391 items". */
function shownText({ total, page, limit }: Pagination): string {
  const shown = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return `Showing ${shown} of ${total.toLocaleString('en')} ${total === 1 ? 'item' : 'items'}`;
}
