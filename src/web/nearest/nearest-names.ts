import type { NamedSlug } from '../../contract/entries.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { SearchResponse, SearchResult } from '../../contract/search.ts';
import { apiPaths } from '../api-paths.ts';
import type { Answer, Api } from '../data/api.ts';
import { withQuery } from '../paths.ts';

const MAX_SHOWN = 5;

/** The entries of the kind whose names are nearest to a text that finds none of them, whatever else the list is filtered by. */
export async function nearestNames(api: Api, kind: KindName, search: string): Promise<NamedSlug[]> {
  const alone = await api<{ pagination: Pagination }>(withQuery(apiPaths.list(kind), { search, limit: 1 }));
  return alone.ok && alone.value.pagination.total === 0 ? findNames(api, kind, search, isNamedSo) : [];
}

/** Whether a result matched by its name, or by another of its names, rather than by a passage of its text. */
const isNamedSo = ({ snippet }: SearchResult): boolean => snippet === null || snippet.startsWith('Also called');

/** The entries of the kind that a text names, the best match first. */
export async function findNames(
  api: Api,
  kind: KindName,
  text: string,
  passes: (result: SearchResult) => boolean = () => true,
): Promise<NamedSlug[]> {
  const words = wordsOf(text);
  if (words === '') return [];
  const found = await api<SearchResponse>(apiPaths.search({ q: `${words} type:${kind}`, limit: MAX_SHOWN }));
  if (!found.ok) return [];
  return found.value.results
    .filter((result) => result.kind === kind && passes(result))
    .map(({ slug, name }) => ({ slug, name }));
}

/**
 * The entries of the kind that a text calls by their names or other names, at most five, the best match first. Misspelt names
 * count.
 */
export async function calledEntries(api: Api, kind: KindName, text: string): Promise<Answer<NamedSlug[]>> {
  const words = wordsOf(text);
  if (words === '') return { ok: true, value: [] };
  // `Fire` of a Fire Trap is part of its name, not a filter.
  const found = await api<SearchResponse>(apiPaths.search({ q: words, kind, plain: 'yes', limit: MAX_SHOWN }));
  if (!found.ok) return found;
  return { ok: true, value: found.value.results.filter(isNamedSo).map(({ slug, name }) => ({ slug, name })) };
}

/** The words alone, without the search's operators. */
const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}’']+/gu, ' ').trim();
