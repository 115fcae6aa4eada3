import type { KindName } from '../../contract/kinds.ts';
import { storeLastList } from '../data/last-list.ts';
import { apiQuery, type ListQuery } from '../data/list-query.ts';
import type { Chip } from './list-filters.ts';

/** Remembers the list for the entries that are opened from it; a list without filters in the default order is not remembered. */
export function rememberList(kind: KindName, path: string, query: ListQuery, chips: readonly Chip[]): void {
  const { page, limit, ...filters } = query;
  const isPlain = chips.length === 0 && (query.sort ?? 'name') === 'name' && !query.books;
  storeLastList(
    kind,
    isPlain
      ? null
      : { path, filters: [...chips.map(inWords), ...(query.books ? ['my books'] : [])], query: apiQuery(filters) },
  );
}

/** The text of a filter. Numbers, yes and no need the label of the filter; names do not. */
function inWords({ label, value }: Chip): string {
  return /^(?:not )?(?:yes|no|[\d<>].*)$/i.test(value) ? `${label} ${value}` : value;
}
