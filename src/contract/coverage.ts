import type { KindName } from './kinds.ts';

/* Which entries lists and the search show; free of zod, for the screens. */

/** The kinds of which entries are listed that are known by name, book and page only. */
export const LISTED_KINDS = ['spells', 'feats', 'classes', 'monsters'] as const satisfies readonly KindName[];
export type ListedKind = (typeof LISTED_KINDS)[number];

/** `text`: entries with their rules. `listed`: entries known by name, book and page only. `all`: both. */
export const COVERAGES = ['text', 'listed', 'all'] as const;
export type Coverage = (typeof COVERAGES)[number];

export function isListedKind(kind: string): kind is ListedKind {
  return LISTED_KINDS.some((listed) => listed === kind);
}
