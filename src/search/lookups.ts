import { createAbbreviations } from './abbreviations.ts';
import type { SearchIndex } from './index-parts.ts';
import { type KindSets, setsOfKinds } from './kind-sets.ts';
import { createNameSearch } from './name-search.ts';
import { createPageSearch } from './page-search.ts';
import { createTextSearch } from './text-search.ts';
import { createWordFinder } from './word-finder.ts';

/** What the words of a query are looked up in. */
export type Lookups = {
  index: SearchIndex;
  /** The number of entries. */
  count: number;
  finder: ReturnType<typeof createWordFinder>;
  texts: ReturnType<typeof createTextSearch>;
  findNames: ReturnType<typeof createNameSearch>;
  findPages: ReturnType<typeof createPageSearch>;
  abbreviations: ReturnType<typeof createAbbreviations>;
  kinds: KindSets;
};

export function createLookups(index: SearchIndex): Lookups {
  const count = index.entries.kinds.length;
  const texts = createTextSearch(index.texts, count);
  const finder = createWordFinder(index, texts.hasWord);
  return {
    index,
    count,
    finder,
    texts,
    findNames: createNameSearch(index.names, finder.inNames, count),
    findPages: createPageSearch(index.pages, finder.inPages),
    abbreviations: createAbbreviations(index.abbreviations),
    kinds: setsOfKinds(index),
  };
}
