import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { isListedKind } from '../../contract/coverage.ts';
import type { NamedSlug } from '../../contract/entries.ts';
import { KINDS, type KindName, pluralOf } from '../../contract/kinds.ts';
import type { CoverageCounts } from '../../contract/listed.ts';
import type { Answer } from '../data/api.ts';
import { listCardsAddress } from '../data/card-addresses.ts';
import type { Faceted, ListPage } from '../data/list-page.ts';
import { cleared, type ListQuery, useListQuery } from '../data/list-query.ts';
import { listQuery } from '../data/list-request.ts';
import { myBooks } from '../data/my-books.ts';
import { MY_CHARACTERS } from '../for-me/my-character.ts';
import { isCardKind, KIND_PAGES } from '../kind-pages.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { stepsTo } from '../layout/site.ts';
import { CoverageSwitch } from '../listed/coverage-switch.tsx';
import { BooksSign } from '../my-books/books-sign.tsx';
import { ButtonLink } from '../navigation/button-link.tsx';
import { Link } from '../navigation/link.tsx';
import { comparePicks } from '../own-lists/compare-picks.ts';
import { ownLists } from '../own-lists/own-list-store.ts';
import { CachedList } from '../ui/cached-fragment.tsx';
import { BOOKS, BooksField } from './books-field.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ComparePicked, CompareStart } from './compare-start.tsx';
import { FilterFields, SearchField } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import { type FilterOptions, filterOptionsOn } from './filter-options.ts';
import { FilterPlace, FilterToggle, type Sheet, useFilterSheet } from './filter-place.tsx';
import { type Columns, columnsOf, shownColumns } from './list-columns.ts';
import { type Chip, filterChips, type ListFilter } from './list-filters.ts';
import { listHead } from './list-head.ts';
import { Chips, countText, LetterBar, totalText } from './list-parts.tsx';
import { ListResults } from './list-results.tsx';
import { ListTable, type Row } from './list-table.tsx';
import { Export, Toolbar } from './list-toolbar.tsx';
import { MyPart } from './my-part.tsx';
import { isListed, ListedRow } from './place-in.tsx';
import { rememberList } from './remember-list.ts';

type AnyList = Faceted & { coverage?: CoverageCounts | undefined };

/** The description of one kind's list. */
export type ListOf<List extends AnyList, Card> = {
  kind: KindName;
  /** A short plural, as in "1–20 of 85 powers"; the plural of the kind where absent. */
  plural?: string;
  filters: readonly ListFilter[];
  /** The columns of its table beside the name. */
  columns: Columns<Card>;
  cards: (list: List) => readonly Card[];
  /** A sentence above the results, where these cards under this query need one. */
  note?: (cards: readonly Card[], query: ListQuery) => ReactNode;
  /** A related page, to which the head links. */
  beside?: { name: string; to: string };
  /** What an empty list suggests to adjust; the search or filters where absent. */
  adjust?: 'search';
  clear?: 'Clear all' | 'Clear all filters';
  pager?: 'numbers' | 'words';
} & ({ entry: (card: Card) => ReactNode } | { entries: (cards: readonly Card[], query: ListQuery) => ReactNode });

type ListProps<List extends AnyList, Card> = ListOf<List, Card> & {
  list: Answer<List>;
  filterOptions: FilterOptions | null;
  /** The names nearest to a search that finds nothing. */
  nearest?: readonly NamedSlug[] | undefined;
};

/** The screen of a kind's list, and what the head of its page says. */
export type ListScreenParts<List> = {
  show: (page: ListPage<List>) => ReactNode;
  /** The title and the description of the page with this search, which say what it is filtered by. */
  head: (search: string) => [title: string, description: string];
};

/** The screen of a list; `about` describes its page without filters. */
export function listScreen<List extends AnyList, Card extends Row>(
  about: string,
  list: ListOf<List, Card>,
): ListScreenParts<List> {
  return {
    show: (page) => <ListScreen {...list} page={page} />,
    head: (search) => listHead(list.kind, search, list.filters, about),
  };
}

/** Filters on the side; title, chips, letters, sort, results and pager beside them. */
function ListScreen<List extends AnyList, Card extends Row>(props: ListOf<List, Card> & { page: ListPage<List> }) {
  const { kind, filters, beside, page } = props;
  const { list, nearest } = page;
  const filterOptions = useMemo(() => filterOptionsOn(page), [page]);
  const { title, singular } = KINDS[kind];
  const plural = props.plural ?? pluralOf(kind);
  const query = listQuery(kind, useListQuery());
  const sheet = useFilterSheet();
  return (
    <>
      <Breadcrumb trail={stepsTo(kind)} here={title} />
      <div className="list">
        <FilterPlace
          sheet={sheet}
          chips={filterChips(query, filters, filterOptions)}
          clearTo={cleared(query)}
          count={list.ok ? totalText(list.value.pagination, singular, plural) : null}
        >
          <FilterForm label={`Filter ${pluralOf(kind)}`} query={query} own={fieldNames(filters)}>
            <SearchField label={`Search ${plural}`} query={query} />
            <BooksField kind={kind} query={query} />
            <FilterFields filters={filters} query={query} filterOptions={filterOptions} />
          </FilterForm>
        </FilterPlace>
        <div>
          <div className="list-head">
            <h1>{title}</h1>
            <p role="status">{list.ok && countText(list.value.pagination, singular, plural)}</p>
            {beside && (
              <Link className="grow" to={beside.to}>
                {beside.name}
              </Link>
            )}
          </div>
          <ListBody
            {...props}
            list={list}
            filterOptions={filterOptions}
            nearest={nearest}
            query={query}
            sheet={sheet}
          />
        </div>
      </div>
    </>
  );
}

/** The parameters of the fields in the form of these filters. */
export const fieldNames = (filters: readonly ListFilter[]) => [
  'search',
  BOOKS,
  ...filters.filter(({ kind }) => kind !== 'hidden').map(({ name }) => name),
];

type ListBodyProps<List extends AnyList, Card> = ListProps<List, Card> & {
  query: ListQuery;
  /** The sheet of the filters, where the body has the buttons that open it. */
  sheet?: Sheet;
};

/** The part of a list below its title. */
export function ListBody<List extends AnyList, Card extends Row>(props: ListBodyProps<List, Card>) {
  const { kind, list, filterOptions, query, filters, note, clear = 'Clear all filters', adjust, pager } = props;
  const chips = filterChips(query, filters, filterOptions);
  useRemembered(kind, query, chips);
  const view = query.view === 'entries' || query.view === 'table' ? query.view : KIND_PAGES[kind].view;
  const columns = columnsOf(props.columns, query);
  const actions = (
    <>
      <CompareStart kind={kind} />
      <PrintCards kind={kind} query={query} />
    </>
  );
  return (
    <>
      {props.sheet && <FilterToggle count={chips.length} sheet={props.sheet} />}
      <BooksSign place={kind} query={query} narrow />
      <Chips chips={chips} clearTo={cleared(query)} clear={clear} />
      {isListedKind(kind) && (
        <CoverageSwitch kind={kind} query={query} counts={list.ok ? list.value.coverage : undefined} />
      )}
      <MyPart kind={kind} query={query} />
      <LetterBar query={query} filterOptions={filterOptions} />
      <Toolbar kind={kind} query={query} view={view} sorts={filterOptions?.sorts ?? []}>
        {view === 'table' && <ColumnChoice kind={kind} query={query} columns={columns} />}
        {actions}
      </Toolbar>
      <span
        id="results"
        tabIndex={-1}
        data-stored={`${ownLists.key} ${comparePicks.key} ${myBooks.key} ${MY_CHARACTERS}`}
      />
      <ListResults
        kind={kind}
        query={query}
        list={list}
        chips={chips}
        filterOptions={filterOptions}
        nearest={props.nearest}
        adjust={adjust}
        pager={pager}
        view={view}
      >
        {(value) => {
          const cards = props.cards(value);
          return (
            <>
              {note?.(
                cards.filter((card) => !isListed(card)),
                query,
              )}
              {view === 'table' ? (
                <ListTable kind={kind} cards={cards} columns={shownColumns(columns, query.columns)} query={query} />
              ) : 'entries' in props ? (
                props.entries(cards, query)
              ) : (
                <CachedList
                  as="ul"
                  className={query.coverage ? 'entries mixed' : 'entries'}
                  items={cards}
                  nameOf={({ slug, lacking }) => `${kind} ${slug} ${lacking}`}
                  entry={(card) =>
                    isListed(card) ? <ListedRow key={card.slug} kind={kind} entry={card} /> : props.entry(card)
                  }
                />
              )}
            </>
          );
        }}
      </ListResults>
      <p className="export-below">
        {actions}
        <Export kind={kind} query={query} />
      </p>
      <ComparePicked kind={kind} />
    </>
  );
}

/** The link that prints the list as cards, for kinds that have cards. */
function PrintCards({ kind, query }: { kind: KindName; query: ListQuery }) {
  return isCardKind(kind) ? (
    <ButtonLink variant="quiet" icon="rectangle-vertical" to={listCardsAddress(kind, query)}>
      Print cards
    </ButtonLink>
  ) : null;
}

/** Remembers the list for the entries that are opened from it. */
function useRemembered(kind: KindName, query: ListQuery, chips: readonly Chip[]): void {
  const { pathname, search } = useLocation();
  useEffect(() => rememberList(kind, pathname + search, query, chips));
}
