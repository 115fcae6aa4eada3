import type { KindName } from '../../contract/kinds.ts';
import { apiPaths } from '../api-paths.ts';
import { type Answer, browserApi } from './api.ts';

/** The list of a kind that this tab showed last, where it was filtered or in an order of its own. */
export type LastList = {
  /** Its address, with the page. */
  to: string;
  /** What it was filtered by, in words: `Wizard`, `Level 3`. */
  words: readonly string[];
  /** The API's parameters, with a question mark. */
  asked: string;
};

/** The key under which the list is kept. */
export const keyOf = (kind: KindName) => `list-of-${kind}`;

/** The list that this tab showed last; in a tab that a link of a list opened, that list. Null where it was unfiltered. */
export function lastList(kind: KindName): LastList | null {
  try {
    const own = sessionStorage.getItem(keyOf(kind));
    if (own !== null) return JSON.parse(own);
    const latest: LastList | null = JSON.parse(localStorage.getItem(keyOf(kind)) ?? 'null');
    return latest !== null && document.referrer === location.origin + latest.to ? latest : null;
  } catch {
    return null;
  }
}

/** Keeps the list for this tab, and for those that its links open; null where it is unfiltered. */
export function storeLastList(kind: KindName, list: LastList | null): void {
  try {
    const text = JSON.stringify(list);
    sessionStorage.setItem(keyOf(kind), text);
    localStorage.setItem(keyOf(kind), text);
  } catch {
    // Where the browser keeps nothing, entries have the neighbours that they have by name.
  }
}

/** Where an entry stands in a list, and what stands beside it there. */
export function neighboursIn<Neighbours>(
  kind: KindName,
  slug: string,
  { asked }: LastList,
): Promise<Answer<Neighbours>> {
  return browserApi<Neighbours>(apiPaths.neighbours(kind, slug, asked));
}
