import { useMemo } from 'react';
import type { ItemList } from '../../../contract/items.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { ListPage } from '../../data/list-page.ts';
import { cleared, useListQuery } from '../../data/list-query.ts';
import { listQuery } from '../../data/list-request.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { filterOptionsOn } from '../../lists/filter-options.ts';
import { FilterPlace, useFilterSheet } from '../../lists/filter-place.tsx';
import { filterChips } from '../../lists/list-filters.ts';
import { listHead } from '../../lists/list-head.ts';
import { totalText } from '../../lists/list-parts.tsx';
import { ListBody, type ListScreenParts } from '../../lists/list-screen.tsx';
import { itemColumns } from './item-columns.tsx';
import { ItemEntry } from './item-entry.tsx';
import { ItemFilterForm, ItemFilterToggle, ItemSearch } from './item-filter-form.tsx';
import { ITEM_FILTERS } from './item-filters.ts';

const ABOUT = 'Weapons, armor, gear, services and magic items of D&D 3.5e by type, material, body slot and price.';

export const itemListScreen: ListScreenParts<ItemList> = {
  show: (page) => <ItemListScreen page={page} />,
  head: (search) => listHead('items', search, ITEM_FILTERS, ABOUT),
};

function ItemListScreen({ page }: { page: ListPage<ItemList> }) {
  const { list, nearest } = page;
  const filterOptions = useMemo(() => filterOptionsOn(page), [page]);
  const query = listQuery('items', useListQuery());
  const chips = filterChips(query, ITEM_FILTERS, filterOptions);
  const sheet = useFilterSheet();
  return (
    <>
      <Breadcrumb here="Items" />
      <div className="list-head">
        <h1>Items</h1>
        <p role="status">{list.ok && shownText(list.value.pagination)}</p>
        <ItemSearch query={query} />
        <ItemFilterToggle count={chips.length} sheet={sheet} />
      </div>
      <FilterPlace
        sheet={sheet}
        chips={chips}
        clearTo={cleared(query)}
        count={list.ok ? totalText(list.value.pagination, 'item', 'items') : null}
      >
        <ItemFilterForm query={query} filterOptions={filterOptions} />
      </FilterPlace>
      <ListBody
        kind="items"
        list={list}
        filterOptions={filterOptions}
        nearest={nearest}
        query={query}
        filters={ITEM_FILTERS}
        columns={itemColumns}
        cards={({ items }) => items}
        entry={(item) => <ItemEntry key={item.slug} item={item} />}
        clear="Clear all"
      />
    </>
  );
}

/** The text "Showing 20 of 2,392 items". */
function shownText({ total, page, limit }: Pagination): string {
  const count = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return `Showing ${count} of ${totalText({ total }, 'item', 'items')}`;
}
