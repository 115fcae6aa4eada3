import { isKindName, KINDS } from '../../contract/kinds.ts';
import type { SearchResponse, SearchResult } from '../../contract/search.ts';
import { fold } from '../../contract/slug.ts';
import { paths } from '../paths.ts';
import { recentSearches } from './recent-searches.ts';

/** One line that can be chosen below the field. */
export type Suggestion =
  | { is: 'entry'; to: string; text: string; result: SearchResult }
  | { is: 'recent'; to: string; text: string }
  | { is: 'all'; to: string; text: string }
  | { is: 'clear'; to: null; text: string };

/** Suggestions under one heading, which is null for those that need none. */
export type SuggestionGroup = { title: string | null; suggestions: Suggestion[] };

/** The recent searches, which are suggested while the field is empty. */
export function recentGroups(): SuggestionGroup[] {
  const recent = recentSearches();
  if (recent.length === 0) return [];
  const suggestions = recent.map((text): Suggestion => ({ is: 'recent', to: paths.search(text), text }));
  return [
    { title: 'Recent searches', suggestions },
    { title: null, suggestions: [{ is: 'clear', to: null, text: 'Clear recent searches' }] },
  ];
}

/**
 * The creature that the query describes, then the entries found, by kind; the kind with the nearest entry comes first, then those by book and page, and all results last.
 * One by book and page that has the very name comes first, where no entry with its rules has it.
 */
export function foundGroups(q: string, { results, total: own, built, beside }: SearchResponse): SuggestionGroup[] {
  const total = own + (beside?.total ?? 0);
  const made = built === undefined ? [] : [{ title: 'Creature, worked out', suggestions: [suggestionOf(built)] }];
  if (total === 0) return made;
  const kinds = [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, found]) => ({
    title: isKindName(kind) ? KINDS[kind].title : kind,
    suggestions: found.map(suggestionOf),
  }));
  const byBook = beside?.results.length
    ? [{ title: 'By book and page', suggestions: beside.results.map(suggestionOf) }]
    : [];
  const isNamed = (result: SearchResult | undefined) => result !== undefined && fold(result.name) === fold(q).trim();
  const groups = isNamed(beside?.results[0]) && !isNamed(results[0]) ? [...byBook, ...kinds] : [...kinds, ...byBook];
  const all = total === 1 ? 'Show the one result' : `Show all ${total.toLocaleString('en')} results`;
  return [...made, ...groups, { title: null, suggestions: [{ is: 'all', to: paths.search(q), text: all }] }];
}

const suggestionOf = (result: SearchResult): Suggestion => ({
  is: 'entry',
  to: result.url,
  text: result.name,
  result,
});
