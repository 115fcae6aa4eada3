import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KINDS, type KindName, pluralOf } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { Answer } from '../api.ts';
import { paths } from '../paths.ts';
import { Chips, countText, FilterForm, FilterToggle, LetterBar, SearchField, Toolbar } from './list-page.tsx';
import { changed, useListQuery, without } from './list-query.ts';
import { ListResults } from './list-results.tsx';

type SimpleListProps<List extends { pagination: Pagination }, Card> = {
  kind: KindName;
  list: Answer<List>;
  entries: (list: List) => readonly Card[];
  /** A kind that readers of this list look for as well. */
  beside?: KindName;
  children: (card: Card) => ReactNode;
};

/** A list with search, letters and pages and no filters of its own. */
export function SimpleListScreen<List extends { pagination: Pagination }, Card>(props: SimpleListProps<List, Card>) {
  const { kind, list, entries, beside, children } = props;
  const { title, singular } = KINDS[kind];
  const noun = pluralOf(kind);
  const query = useListQuery();
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
          {beside && (
            <Link className="grow" to={paths.list(beside)}>
              {KINDS[beside].title}
            </Link>
          )}
        </div>
        <FilterToggle count={chips.length} />
        <Chips chips={chips} clearTo={changed({ limit: query.limit ?? '' }, {})} clear="Clear all" />
        <LetterBar query={query} />
        <Toolbar query={query} keep={['search', 'letter']} />
        <ListResults kind={kind} query={query} list={list} filters={chips.length} adjust="search">
          {(value) => <ul className="entries">{entries(value).map(children)}</ul>}
        </ListResults>
      </div>
    </div>
  );
}
