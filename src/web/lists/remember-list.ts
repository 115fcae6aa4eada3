import type { KindName } from '../../contract/kinds.ts';
import { type LastList, storeLastList } from '../data/last-list.ts';
import { apiQuery, type ListQuery } from '../data/list-query.ts';
import type { Chip } from './list-filters.ts';

/** Remembers the list for the entries that are opened from it; the list as it is without filters is none to remember. */
export function rememberList(kind: KindName, to: string, query: ListQuery, chips: readonly Chip[]): void {
  const { page, limit, ...filters } = query;
  const plain = chips.length === 0 && (query.sort ?? 'name') === 'name';
  const list: LastList = { to, words: chips.map(inWords), asked: apiQuery(filters) };
  storeLastList(kind, plain ? null : list);
}

/** Names speak for themselves; figures, and yes and no, need what they are of. */
function inWords({ label, value }: Chip): string {
  return /^(?:not )?(?:yes|no|[\d<>].*)$/i.test(value) ? `${label} ${value}` : value;
}
