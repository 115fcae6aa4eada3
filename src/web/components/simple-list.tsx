import type { ReactNode } from 'react';
import { KINDS, type KindName } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { Answer } from '../api.ts';
import { paths } from '../paths.ts';
import { drawingOf } from '../site.ts';
import { Chips, countText, FilterForm, FilterToggle, LetterBar, SearchField, Toolbar, useListLoading } from './list-page.tsx';
import { changed, useListQuery, without } from './list-query.ts';
import { SimplePager } from './pager.tsx';
import { EmptyState, ErrorState, LoadingEntries } from './states.tsx';

type SimpleListProps<List extends { pagination: Pagination }, Card> = {
  kind: KindName;
  list: Answer<List>;
  entries: (list: List) => readonly Card[];
  children: (card: Card) => ReactNode;
};

/** A list with search, letters and pages and no filters of its own. */
export function SimpleListScreen<List extends { pagination: Pagination }, Card>(props: SimpleListProps<List, Card>) {
  const { kind, list, entries, children } = props;
  const { title, singular } = KINDS[kind];
  const noun = title.toLowerCase();
  const query = useListQuery();
  const loading = useListLoading();
  const chips = [
    { name: 'search', label: 'Search' },
    { name: 'letter', label: 'Letter' },
  ].flatMap(({ name, label }) => {
    const value = query[name];
    return value === undefined ? [] : [{ name, label, value, to: without({ ...query, [name]: 'x' }, name, 'x') }];
  });
  return (
    <div className="list">
      <FilterForm label={`Search ${noun}`} query={query} keep={['letter', 'limit']}>
        <SearchField label={`Search ${noun}`} query={query} placeholder="Name" />
      </FilterForm>
      <div>
        <div className="list-head">
          <h1>{title}</h1>
          <p role="status">{list.ok && countText(list.value.pagination, singular, noun)}</p>
        </div>
        <FilterToggle count={chips.length} />
        <Chips chips={chips} clearTo={changed({ limit: query.limit ?? '' }, {})} clear="Clear all" />
        <LetterBar query={query} />
        <Toolbar query={query} keep={['search', 'letter']} />
        <Results />
      </div>
    </div>
  );

  function Results() {
    if (!list.ok) return <ErrorState title={`Failed to load ${noun}`} cause={list.cause} />;
    if (loading) return <LoadingEntries label={`Loading ${noun}`} />;
    const cards = entries(list.value);
    if (cards.length === 0)
      return (
        <EmptyState drawing={drawingOf(kind)} sentence={`No ${noun} found. Try adjusting your search.`}>
          <p>
            <a className="button" href={paths.list(kind)}>
              Show all {noun}
            </a>
          </p>
        </EmptyState>
      );
    return (
      <>
        <ul className="entries">{cards.map(children)}</ul>
        <SimplePager query={query} pagination={list.value.pagination} />
      </>
    );
  }
}
