import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type KindName, pluralOf } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { Answer } from '../api.ts';
import { drawingOf } from '../site.ts';
import { useListLoading } from './list-parts.tsx';
import type { View } from './list-preferences.ts';
import { changed, cleared, type ListQuery } from './list-query.ts';
import { OfflineNote } from './offline-note.tsx';
import { NumberPager, SimplePager } from './pager.tsx';
import { EmptyState, ErrorState, LoadingEntries, LoadingRows } from './states.tsx';

type ListResultsProps<List extends { pagination: Pagination }> = {
  kind: KindName;
  query: ListQuery;
  list: Answer<List>;
  /** How many filters are set, the search among them. */
  filters: number;
  /** What the visitor may adjust: "search or filters" where the list has filters of its own. */
  adjust?: 'search' | 'search or filters';
  pager?: 'numbers' | 'words';
  view: View;
  children: (list: List) => ReactNode;
};

/** The body of every list in its four states; error goes before loading, loading before empty. */
export function ListResults<List extends { pagination: Pagination }>(props: ListResultsProps<List>) {
  const { kind, query, list, filters, adjust = 'search or filters', pager = 'words', view, children } = props;
  const loading = useListLoading();
  const noun = pluralOf(kind);
  if (!list.ok) return <ErrorState title={`Failed to load ${noun}`} cause={list.cause} />;
  if (loading)
    return view === 'table' ? <LoadingRows label={`Loading ${noun}`} /> : <LoadingEntries label={`Loading ${noun}`} />;
  const { pagination } = list.value;
  if (pagination.total === 0)
    return (
      <EmptyState drawing={drawingOf(kind)} sentence={`No ${noun} found. Try adjusting your ${adjust}.`}>
        <OfflineNote list={list.value} />
        {filters > 0 && <p className="muted">{filters === 1 ? 'One filter is set.' : `${filters} filters are set.`}</p>}
        <p>
          <Link className="button" to={cleared(query)}>
            Clear all filters
          </Link>
        </p>
      </EmptyState>
    );
  if (pagination.page > pagination.pages)
    return (
      <EmptyState
        drawing={drawingOf(kind)}
        sentence={`Page ${pagination.page} is past the last of ${pagination.pages}.`}
      >
        <p>
          <Link className="button" to={changed(query, { page: undefined })}>
            To the first page
          </Link>
        </p>
      </EmptyState>
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
