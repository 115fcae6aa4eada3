import { useSearchParams } from 'react-router';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import { type RawQuery, readQuery } from '../../contract/query.ts';

/** What a list's address says, by the names that the address uses. */
export type ListQuery = RawQuery;

export function useListQuery(): ListQuery {
  const [params] = useSearchParams();
  return readQuery(params);
}

/** The API's parameters for a list page's address: `letter` there is `starts_with` here, `class` is `class_name`. */
export function apiQuery(query: ListQuery): string {
  const { letter, class: className, ...rest } = query;
  const named = {
    ...rest,
    ...(letter && letter.toLowerCase() !== 'all' && { starts_with: letter }),
    ...(className && { class_name: rest.class_name ?? className }),
  };
  const text = new URLSearchParams(named).toString();
  return text && `?${text}`;
}

/** The same list with some values changed; every change but that of the page itself leads back to page 1. */
export function changed(query: ListQuery, change: Readonly<Record<string, string | undefined>>): string {
  const next: Record<string, string> = { ...query };
  if (!('page' in change)) delete next.page;
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') delete next[name];
    else next[name] = value;
  }
  if (next.page === '1') delete next.page;
  if (next.limit === String(DEFAULT_LIMIT)) delete next.limit;
  const text = new URLSearchParams(next).toString();
  return text === '' ? '?' : `?${text}`;
}

/** The list without one of the values of a parameter: `level=3,4` without 3 is `level=4`. */
export function without(query: ListQuery, name: string, value: string): string {
  const rest = (query[name] ?? '').split(',').filter((item) => item.trim() !== value);
  return changed(query, { [name]: rest.join(',') });
}
