import { type Bits, clearBit, hasBit, setBit } from '../shared/bits.ts';
import type { NameMatches } from './name-search.ts';
import type { PageMatches } from './page-search.ts';
import type { Hit } from './results.ts';
import { createTopList } from './top-list.ts';

/** The matches of a query. Valid until the next query, which reuses the memory. */
export type Matches = {
  all: Bits;
  /** The best matches passing a set of entries, the best first. */
  best: (within: Bits, limit: number) => Hit[];
  /** Whether a name has all words of the query. */
  hasAllWords: boolean;
  /** Whether entries were found by their names, if only by some of the words. */
  hasNames: boolean;
  /** Whether the words are a name, the start of one, or several words that a page of the rules is called by. */
  isName: boolean;
};

/** The matches with some entries before all others. */
export function withFirst(hits: readonly Hit[], matches: Matches): Matches {
  const all = matches.all.slice();
  for (const { entry } of hits) setBit(all, entry);
  const best = (within: Bits, limit: number): Hit[] => {
    const first = hits.filter(({ entry }) => hasBit(within, entry)).slice(0, limit);
    const rest = within.slice();
    for (const { entry } of hits) clearBit(rest, entry);
    return [...first, ...matches.best(rest, limit - first.length)];
  };
  return { ...matches, all, best };
}

/** The best of the entries that were found by name, or as pages of the rules. */
export function bestNamed(
  { entries, size, scores, names }: NameMatches,
  pages: PageMatches,
  passing: Bits,
  limit: number,
): Hit[] {
  const best = createTopList(limit);
  for (const [entry, { score }] of pages) if (hasBit(passing, entry)) best.add(entry, score);
  for (let i = 0; i < size; i++) {
    const entry = entries[i] as number;
    if (hasBit(passing, entry)) best.add(entry, scores[entry] as number);
  }
  return best.items().map((entry) => {
    const page = pages.get(entry)?.place;
    return page === undefined ? { entry, name: names[entry] as number } : { entry, name: null, page };
  });
}
