import type { KindName } from '../../contract/kinds.ts';
import { type Answer, browserApi } from '../api.ts';

/** The list of a kind that this tab showed last, where it was filtered or in an order of its own. */
export type LastList = {
  /** Its address, with the page. */
  to: string;
  /** What it was filtered by, in words: `Wizard`, `Level 3`. */
  words: readonly string[];
  /** The API's parameters, with a question mark. */
  asked: string;
};

export const keyOf = (kind: KindName) => `list-of-${kind}`;

export function lastList(kind: KindName): LastList | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
  } catch {
    return null;
  }
}

/** Where an entry stands in a list, and what stands beside it there. */
export function neighboursIn<Neighbours>(
  kind: KindName,
  slug: string,
  { asked }: LastList,
): Promise<Answer<Neighbours>> {
  return browserApi<Neighbours>(`/api/${kind}/${slug}/neighbours${asked}`);
}
