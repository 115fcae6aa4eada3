import type { KindName } from '../../contract/kinds.ts';
import { type Answer, browserApi } from '../api.ts';
import type { Chip } from './list-filters.ts';
import { apiQuery, type ListQuery } from './list-query.ts';

/** The list of a kind that this tab showed last, where it was filtered or in an order of its own. */
export type LastList = {
  /** Its address, with the page. */
  to: string;
  /** What it was filtered by, in words: `Wizard`, `Level 3`. */
  words: readonly string[];
  /** The API's parameters, with a question mark. */
  asked: string;
};

const keyOf = (kind: KindName) => `list-of-${kind}`;

/** Remembers the list for the entries that are opened from it; the list as it is without filters is none to remember. */
export function rememberList(kind: KindName, to: string, query: ListQuery, chips: readonly Chip[]): void {
  const { page, limit, ...filters } = query;
  const plain = chips.length === 0 && (query.sort ?? 'name') === 'name';
  try {
    const list: LastList = { to, words: chips.map(inWords), asked: apiQuery(filters) };
    if (plain) sessionStorage.removeItem(keyOf(kind));
    else sessionStorage.setItem(keyOf(kind), JSON.stringify(list));
  } catch {
    // Where the browser keeps nothing, entries have the neighbours that they have by name.
  }
}

export function lastList(kind: KindName): LastList | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
  } catch {
    return null;
  }
}

/** Names speak for themselves; figures, and yes and no, need what they are of. */
function inWords({ label, value }: Chip): string {
  return /^(?:not )?(?:yes|no|[\d<>].*)$/i.test(value) ? `${label} ${value}` : value;
}

/** Where an entry stands in a list, and what stands beside it there. */
export function neighboursIn<Neighbours>(
  kind: KindName,
  slug: string,
  { asked }: LastList,
): Promise<Answer<Neighbours>> {
  return browserApi<Neighbours>(`/api/${kind}/${slug}/neighbours${asked}`);
}
