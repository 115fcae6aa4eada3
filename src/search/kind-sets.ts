import type { SearchResponse } from '../contract/search.ts';
import { type Bits, countBoth, noBits, setBit } from '../shared/bits.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts } from './string-list.ts';

/** The entries of each kind, by its name. */
export type KindSets = ReadonlyMap<string, Bits>;

export function setsOfKinds({ entries }: SearchIndex): KindSets {
  const names = allTexts(entries.kindNames);
  const sets = names.map(() => noBits(entries.kinds.length));
  entries.kinds.forEach((kind, entry) => {
    setBit(sets[kind] as Bits, entry);
  });
  return new Map(names.map((name, kind) => [name, sets[kind] as Bits]));
}

/** The number of matches of each kind that has any, the highest first. */
export function countsByKind(all: Bits, kinds: KindSets): SearchResponse['kinds'] {
  return [...kinds]
    .map(([kind, entries]) => ({ kind, total: countBoth(all, entries) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
