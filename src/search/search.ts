import type { BookScope } from '../contract/books.ts';
import type { KindName } from '../contract/kinds.ts';
import type { SearchResponse } from '../contract/search.ts';
import { allBits, clearBit, countBoth, hasBit, noBits, setBit } from '../shared/bits.ts';
import { isEmpty, parseQuery } from './grammar.ts';
import type { SearchIndex } from './index-parts.ts';
import { createInterpreter } from './interpretation.ts';
import { countsByKind } from './kind-sets.ts';
import { createLookups } from './lookups.ts';
import { createQueryMatcher } from './query-matcher.ts';
import { createResults, type Hit } from './results.ts';
import { createMarker } from './snippet.ts';
import { commonPrefix } from './words.ts';

export type SearchOptions = {
  /** Counted from 1. */
  page?: number;
  /** Only entries of this kind are results; those of other kinds are only counted. */
  kind?: KindName | null;
  /** Whether words are only searched for as text, and none is read as a filter. */
  plain?: boolean;
  /** The books that a table allows; null for all. */
  scope?: BookScope | null;
};
/** @param limit results on a page */
export type Search = (q: string, limit: number, options?: SearchOptions) => SearchResponse;

/**
 * Creates the search over all kinds: matches in names come first, misspelt ones included, then matches in rules texts. A
 * plain question becomes filters; of any other question its topic is searched for.
 */
export function createSearch(index: SearchIndex): Search {
  const lookups = createLookups(index);
  const { count, finder, abbreviations, kinds } = lookups;
  const matcher = createQueryMatcher(lookups);
  const interpret = createInterpreter(lookups, matcher);
  const resultOf = createResults(index);

  return (q, limit, { page = 1, kind = null, plain = false, scope = null } = {}) => {
    const query = { ...parseQuery(q, matcher.takes), scope };
    if (isEmpty(query)) return { results: [], total: 0, kinds: [], understood: [] };
    const { matches, words, understood } = interpret(query, plain);
    const { all } = matches;
    const abbreviated = query.phrases.length === 0 && !plain ? abbreviations.entryOf(query.words) : null;
    const passing = abbreviated !== null && (matcher.allowed(query) ?? allBits(count));
    const first = passing && hasBit(passing, abbreviated.entry) ? abbreviated : null;
    if (first) setBit(all, first.entry);
    const shown = kind === null ? allBits(count) : (kinds.get(kind) ?? noBits(count));
    const total = countBoth(all, shown);
    const hits: Hit[] = [];
    if (first && hasBit(shown, first.entry)) {
      hits.push({ entry: first.entry, name: null, abbreviation: first.spelling });
      clearBit(shown, first.entry);
    }
    // Beyond the last page nothing needs to be ranked.
    if ((page - 1) * limit < total) hits.push(...matches.best(shown, page * limit - hits.length));
    const terms = [...finder.corrected(words).map(commonPrefix), ...query.phrases];
    const marker = terms.length > 0 ? createMarker(terms) : null;
    return {
      results: hits.slice((page - 1) * limit, page * limit).map((hit) => resultOf(hit, marker)),
      total,
      kinds: countsByKind(all, kinds),
      understood: [...understood],
    };
  };
}
