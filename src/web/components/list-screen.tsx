import { RectangleVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KINDS, type KindName, pluralOf } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { Answer } from '../api.ts';
import { isCardKind, listCardsAddress } from '../card-kinds.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { FilterFields, SearchField } from './filter-fields.tsx';
import { FilterForm, FilterToggle } from './filter-form.tsx';
import { type FilterOptions, filterChips, type ListFilter } from './list-filters.ts';
import { Chips, countText, LetterBar, type SortOption, Toolbar } from './list-parts.tsx';
import { cleared, type ListQuery, useListQuery } from './list-query.ts';
import { ListResults } from './list-results.tsx';

/** What is particular to the list of one kind. */
export type ListOf<List extends { pagination: Pagination }, Card> = {
  kind: KindName;
  /** Several of them in short, as in "1–20 of 85 powers"; what the kind is called where absent. */
  plural?: string;
  filters?: readonly ListFilter[];
  /** Orders beside that by name. */
  sorts?: readonly SortOption[];
  cards: (list: List) => readonly Card[];
  /** A kind that readers of this list look for as well. */
  beside?: KindName;
  /** What the list is asked for, where the address may say it otherwise. */
  asked?: (query: ListQuery) => ListQuery;
  clear?: 'Clear all' | 'Clear all filters';
  pager?: 'numbers' | 'words';
} & ({ entry: (card: Card) => ReactNode } | { entries: (cards: readonly Card[], query: ListQuery) => ReactNode });

type ListScreenProps<List extends { pagination: Pagination }, Card> = ListOf<List, Card> & {
  list: Answer<List>;
  options?: FilterOptions;
};

/** A list: its filters in a rail, beside them title, what is filtered by, letters, order, results and pages. */
export function ListScreen<List extends { pagination: Pagination }, Card>(props: ListScreenProps<List, Card>) {
  const { kind, list, options = NONE, filters = [], beside } = props;
  const { title, singular } = KINDS[kind];
  const plural = props.plural ?? pluralOf(kind);
  const query = useListQuery(props.asked);
  return (
    <>
      <Breadcrumb here={title} />
      <div className="list">
        <FilterForm
          label={`${filters.length > 0 ? 'Filter' : 'Search'} ${pluralOf(kind)}`}
          query={query}
          own={fieldNames(filters)}
        >
          <SearchField
            label={`Search ${plural}`}
            query={query}
            placeholder={filters.length > 0 ? 'Name or text' : 'Name'}
          />
          <FilterFields filters={filters} query={query} options={options} />
        </FilterForm>
        <div>
          <div className="list-head">
            <h1>{title}</h1>
            <p role="status">{list.ok && countText(list.value.pagination, singular, plural)}</p>
            {beside && (
              <Link className="grow" to={paths.list(beside)}>
                {KINDS[beside].title}
              </Link>
            )}
          </div>
          <ListBody {...props} query={query} toggle />
        </div>
      </div>
    </>
  );
}

/** The parameters that the form of a list with these filters has fields for. */
export const fieldNames = (filters: readonly ListFilter[]) => ['search', ...filters.map(({ name }) => name)];

const NONE: FilterOptions = {};

type ListBodyProps<List extends { pagination: Pagination }, Card> = ListScreenProps<List, Card> & {
  query: ListQuery;
  toggle?: boolean;
  view?: ReactNode;
};

/** What stands below a list's title. */
export function ListBody<List extends { pagination: Pagination }, Card>(props: ListBodyProps<List, Card>) {
  const { kind, list, query, filters = [], options = NONE, sorts, clear = 'Clear all filters', pager } = props;
  const chips = filterChips(query, filters, options);
  return (
    <>
      {props.toggle && <FilterToggle count={chips.length} />}
      <Chips chips={chips} clearTo={cleared(query)} clear={clear} />
      <LetterBar query={query} />
      <Toolbar query={query} sorts={sorts}>
        {props.view}
        {isCardKind(kind) && (
          <Link className="button quiet" to={listCardsAddress(kind, query)}>
            <RectangleVertical className="i" /> Print cards
          </Link>
        )}
      </Toolbar>
      <ListResults
        kind={kind}
        query={query}
        list={list}
        filters={chips.length}
        adjust={filters.length > 0 ? 'search or filters' : 'search'}
        pager={pager}
      >
        {(value) => {
          const cards = props.cards(value);
          return 'entries' in props ? (
            props.entries(cards, query)
          ) : (
            <ul className="entries">{cards.map(props.entry)}</ul>
          );
        }}
      </ListResults>
    </>
  );
}
