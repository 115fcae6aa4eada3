import { useLocation } from 'react-router';
import { DEFAULT_LIMIT, MAX_VALUES } from '../../contract/limits.ts';
import { type RawQuery, readQuery } from '../../contract/query.ts';

/** The query of a list's address, by the names that the address uses. */
export type ListQuery = RawQuery;

/** What the field of a list's filter is called in its page. */
export const fieldId = (name: string) => `filter-${name}`;

/** The query of the current address. */
export function useListQuery(): ListQuery {
  return readQuery(useLocation().search);
}

/**
 * The API's parameters for a list page's address: `letter` there is `starts_with` here, and the view, the columns and the
 * open filter are the page's own.
 */
export function apiQuery(query: ListQuery): string {
  const { letter, view, columns, choose, ...rest } = query;
  const parameters = { ...rest, ...(letter && letter.toLowerCase() !== 'all' && { starts_with: letter }) };
  const text = new URLSearchParams(parameters).toString();
  return text && `?${text}`;
}

/** The API's parameters for the complete list as a file. */
export function exportQuery({ page, limit, ...rest }: ListQuery): string {
  return apiQuery(rest);
}

/** The fields that a form has for the ends of a range. */
export const rangeFields = (name: string) => ({ from: `${name}_from`, to: `${name}_to` });

export const isRangeField = (name: string) => /_(?:from|to)$/.test(name);

/** The query with every range that a form has sent by its ends as a value: `cr_from=3&cr_to=7` is `cr=3..7`. */
export function joinRanges(query: ListQuery): ListQuery {
  const names = Object.keys(query).flatMap((key) => /^(\w+)_(?:from|to)$/.exec(key)?.[1] ?? []);
  if (names.length === 0) return query;
  const sent: Record<string, string> = { ...query };
  for (const name of new Set(names)) {
    const { from, to } = rangeFields(name);
    const [low = '', high = ''] = [query[from], query[to]];
    sent[name] = [query[name], low === high ? low : `${low}..${high}`].filter(Boolean).join(',');
    delete sent[from];
    delete sent[to];
  }
  return sent;
}

/** The same list with some values changed; every change but that of the page itself leads back to page 1. */
export function changed(query: ListQuery, change: Readonly<Record<string, string | undefined>>): string {
  const next: Record<string, string> = { ...query };
  if (!('page' in change)) delete next.page;
  delete next.choose;
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') delete next[name];
    else next[name] = value;
  }
  if (next.page === '1') delete next.page;
  if (next.limit === String(DEFAULT_LIMIT)) delete next.limit;
  // Commas join values and need no escape.
  return `?${new URLSearchParams(next).toString().replaceAll('%2C', ',')}`;
}

/** The list without one of the values of a parameter, and without those too many: `level=3,4` without 3 is `level=4`. */
export function without(query: ListQuery, name: string, value: string): string {
  const rest = (query[name] ?? '').split(',', MAX_VALUES).filter((item) => item.trim() !== value);
  return changed(query, { [name]: rest.join(',') });
}

/** The address of the same list without its filters: how it is shown, and the books of the table, stay. */
export function cleared({
  limit = '',
  sort = '',
  view = '',
  columns = '',
  coverage = '',
  books = '',
}: ListQuery): string {
  return changed({}, { limit, sort, view, columns, coverage, books });
}
