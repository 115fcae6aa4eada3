import type { ReactNode } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import type { Facets } from '../../contract/facets.ts';
import type { KindName } from '../../contract/kinds.ts';
import { DEFAULT_LIMIT, PAGE_SIZES } from '../../contract/limits.ts';
import { apiPaths } from '../api-paths.ts';
import { prefer } from '../data/list-preferences.ts';
import { changed, exportQuery, type ListQuery } from '../data/list-query.ts';
import { KIND_PAGES, type View } from '../kind-pages.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { SegmentLinks } from '../navigation/segment-links.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Select } from '../ui/select.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { directionOf, reversed, sameColumn } from './list-sorts.ts';

type ToolbarProps = { kind: KindName; query: ListQuery; view: View; sorts: Facets['sorts']; children?: ReactNode };

/** View, order and page size; a form of its own, so that it works without scripts. */
export function Toolbar({ kind, query, view, sorts, children }: ToolbarProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (change: Record<string, string>, replace = false) =>
    navigate(pathname + changed(query, change), { preventScrollReset: true, replace });
  const limit = query.limit ?? String(DEFAULT_LIMIT);
  return (
    <Form className="toolbar" aria-label="Order and page size">
      <ViewChoice kind={kind} query={query} view={view} />
      {children}
      {sorts.length > 1 && <SortChoice query={query} sorts={sorts} choose={(sort) => go({ sort })} />}
      <Field inline label="Per page" id="limit" className={sorts.length > 1 ? '' : 'grow'}>
        {(control) => (
          <Select
            {...control}
            name="limit"
            value={limit}
            options={[...new Set([...PAGE_SIZES.map(String), limit])].map((size) => [size, size])}
            onChange={({ target }) => {
              prefer(kind, { limit: target.value });
              go({ limit: target.value }, true);
            }}
          />
        )}
      </Field>
      <HiddenFields query={query} own={['page', 'limit', 'sort', 'choose', ...(view === 'table' ? ['columns'] : [])]} />
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
    </Form>
  );
}

function ViewChoice({ kind, query, view }: Pick<ToolbarProps, 'kind' | 'query' | 'view'>) {
  const link = (to: View, name: string, icon: IconName) => ({
    name,
    icon,
    to: changed(query, { view: to === KIND_PAGES[kind].view ? undefined : to, page: query.page }),
    current: to === view,
    onClick: () => prefer(kind, { view: to }),
    replace: true,
  });
  return (
    <SegmentLinks label="Layout" links={[link('entries', 'Entries', 'rows-3'), link('table', 'Table', 'table-2')]} />
  );
}

type SortChoiceProps = { query: ListQuery; sorts: Facets['sorts']; choose: (sort: string) => void };

/** The column to sort by, and a link that reverses the order. */
function SortChoice({ query, sorts, choose }: SortChoiceProps) {
  const sort = query.sort ?? 'name';
  const descending = directionOf(sort) === 'descending';
  const opposite = reversed(sort);
  const options = sortOptions(sorts, sort);
  return (
    <Field inline label="Sort" id="sort" className="grow">
      {(control) => (
        <span className="join">
          <Select
            {...control}
            name="sort"
            value={query.sort ?? ''}
            options={options.map(({ value, name }) => [value, name])}
            onChange={({ target }) => choose(target.value)}
          />
          <ButtonLink
            icon={descending ? 'arrow-down' : 'arrow-up'}
            className="turn"
            to={changed(query, { sort: opposite === 'name' ? undefined : opposite })}
            title={descending ? 'Descending; reverse the order' : 'Ascending; reverse the order'}
            preventScrollReset
          >
            <span className="sr-only">
              {descending ? 'Descending order; reverse it' : 'Ascending order; reverse it'}
            </span>
          </ButtonLink>
        </span>
      )}
    </Field>
  );
}

/** The options of the select. The default is an empty value, and the current column keeps its direction. */
function sortOptions(sorts: Facets['sorts'], current: string): Facets['sorts'] {
  const isListed = sorts.some(({ value }) => value === current);
  return sorts
    .filter(({ value }) => value === current || !LISTED_TWICE.includes(value))
    .map(({ value, name }) => {
      const written = !isListed && sameColumn(value, current) ? current : value;
      return { value: written === 'name' ? '' : written, name };
    });
}

/** Columns that the specification lists under two names, one for each direction. */
const LISTED_TWICE = ['price'];

/** Links that download the list under its filters, all pages of it. */
export function Export({ kind, query }: Pick<ToolbarProps, 'kind' | 'query'>) {
  const file = (format: 'csv' | 'json') => apiPaths.exportFile(kind, format, exportQuery(query));
  return (
    <span className="export">
      <Icon name="download" />
      <a href={file('csv')} download title="The whole list under these filters, for spreadsheets">
        <span className="sr-only">Export</span> CSV
      </a>
      <a href={file('json')} download title="The whole list under these filters, for programs">
        <span className="sr-only">Export</span> JSON
      </a>
    </span>
  );
}
