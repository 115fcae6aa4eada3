import type { KindName } from '../../contract/kinds.ts';
import { apiPaths } from '../api-paths.ts';
import { json, stored } from '../storage/stored.ts';
import { type Answer, browserApi } from './api.ts';

/** The list of a kind that was shown last, where it was filtered or in an order of its own. */
export type LastList = {
  /** The path and query of its page, as `/spells?level=3&page=2`. */
  path: string;
  /** The filters that were set, in words: `Wizard`, `Level 3`. */
  filters: readonly string[];
  /** The parameters of its API call, without page and page size, as `?level=3`; empty where there are none. */
  query: string;
};

/** The key of a kind's last list, in the storage of the tab and in that of the browser. */
export const lastListKey = (kind: KindName) => `list-of-${kind}`;

/** The kind's last list: null where it had neither filters nor an order, undefined where none is stored. */
const lastListIn = (area: 'local' | 'session', kind: KindName) =>
  stored<LastList | null | undefined>(lastListKey(kind), {
    parse: json((value) => (value === null || isLastListOf(kind, value) ? value : undefined)),
    area,
  });

/** The filtered list that this tab showed last; in a tab that a link of a list opened, that list. Null where there is none. */
export function lastList(kind: KindName): LastList | null {
  const own = lastListIn('session', kind).read();
  if (own !== undefined) return own;
  const latest = lastListIn('local', kind).read();
  return latest && document.referrer === location.origin + latest.path ? latest : null;
}

/** Stores the list for this tab, and for those that its links open; null where it has neither filters nor an order. */
export function storeLastList(kind: KindName, list: LastList | null): void {
  lastListIn('session', kind).write(list);
  lastListIn('local', kind).write(list);
}

/** The place of an entry in a list, and the entries before and after it there. */
export function neighboursIn<Neighbours>(
  kind: KindName,
  slug: string,
  { query }: LastList,
): Promise<Answer<Neighbours>> {
  return browserApi<Neighbours>(apiPaths.neighbours(kind, slug, query));
}

function isLastListOf(kind: KindName, value: unknown): value is LastList {
  const { path, filters, query } = (value ?? {}) as Partial<LastList>;
  return (
    typeof path === 'string' &&
    path.startsWith(`/${kind}?`) &&
    Array.isArray(filters) &&
    filters.every((filter) => typeof filter === 'string') &&
    typeof query === 'string' &&
    (query === '' || query.startsWith('?'))
  );
}
