import type { ReactNode } from 'react';
import type { NamedSlug } from '../../contract/entries.ts';
import { type KindName, pluralOf } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { Answer } from '../data/api.ts';
import type { ListQuery } from '../data/list-query.ts';
import type { View } from '../kind-pages.ts';
import { ErrorState } from '../layout/states.tsx';
import { EmptyList } from './empty-list.tsx';
import type { FilterOptions } from './filter-options.ts';
import type { Chip } from './list-filters.ts';
import { useListLoading } from './list-parts.tsx';
import { LoadingEntries, LoadingRows } from './loading.tsx';
import { OfflineNote } from './offline-note.tsx';
import { NumberPager, SimplePager } from './pager.tsx';

type ListResultsProps<List extends { pagination: Pagination }> = {
  kind: KindName;
  query: ListQuery;
  list: Answer<List>;
  /** The filters that are set, the search among them. */
  chips: readonly Chip[];
  filterOptions: FilterOptions | null;
  nearest: readonly NamedSlug[] | undefined;
  /** What an empty list suggests to adjust. */
  adjust?: 'search' | 'search or filters';
  pager?: 'numbers' | 'words';
  view: View;
  children: (list: List) => ReactNode;
};

/** The results of a list in one of four states: error before loading, loading before empty, else the entries. */
export function ListResults<List extends { pagination: Pagination }>(props: ListResultsProps<List>) {
  const {
    kind,
    query,
    list,
    chips,
    filterOptions,
    nearest = [],
    adjust = 'search or filters',
    pager = 'words',
    view,
    children,
  } = props;
  const loading = useListLoading();
  const noun = pluralOf(kind);
  if (!list.ok) return <ErrorState title={`Failed to load ${noun}`} cause={list.cause} />;
  const { pagination } = list.value;
  if (loading && view !== 'table') return <LoadingEntries label={`Loading ${noun}`} />;
  // A table stays, so that the link that sorts it keeps the focus.
  if (loading && pagination.total === 0) return <LoadingRows label={`Loading ${noun}`} />;
  if (pagination.total === 0)
    return (
      <>
        <OfflineNote list={list.value} />
        <EmptyList
          kind={kind}
          query={query}
          chips={chips}
          filterOptions={filterOptions}
          nearest={nearest}
          adjust={adjust}
        />
      </>
    );
  return (
    <>
      <OfflineNote list={list.value} />
      {children(list.value)}
      {pager === 'numbers' ? (
        <NumberPager query={query} pagination={pagination} />
      ) : (
        <SimplePager query={query} pagination={pagination} />
      )}
    </>
  );
}
