import { isKindName, KINDS } from '../../contract/kinds.ts';
import type { SearchResponse, SearchResult } from '../../contract/search.ts';
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

/** The entries found, by kind; the kind with the nearest entry comes first, and all results last. */
export function foundGroups(q: string, { results, total }: SearchResponse): SuggestionGroup[] {
  if (total === 0) return [];
  const groups = [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, found]) => ({
    title: isKindName(kind) ? KINDS[kind].title : kind,
    suggestions: found.map((result): Suggestion => ({ is: 'entry', to: result.url, text: result.name, result })),
  }));
  const all = total === 1 ? 'Show the one result' : `Show all ${total.toLocaleString('en')} results`;
  return [...groups, { title: null, suggestions: [{ is: 'all', to: paths.search(q), text: all }] }];
}
