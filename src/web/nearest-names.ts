import type { NamedSlug } from '../contract/entries.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Pagination } from '../contract/pagination.ts';
import type { SearchAnswer } from '../contract/search.ts';
import type { Api } from './api.ts';
import { withQuery } from './paths.ts';

const MOST_SHOWN = 5;

/** The entries of the kind whose names are nearest to a text that finds none of them, whatever else the list is filtered by. */
export async function nearestNames(api: Api, kind: KindName, search: string): Promise<NamedSlug[]> {
  const alone = await api<{ pagination: Pagination }>(withQuery(`/api/${kind}`, { search, limit: 1 }));
  if (!alone.ok || alone.value.pagination.total > 0) return [];
  // Words only: what looks like an operator of the search is none in the field of a list.
  const words = search.replace(/[^\p{L}\p{N}’']+/gu, ' ').trim();
  if (words === '') return [];
  const found = await api<SearchAnswer>(withQuery('/api/search', { q: `${words} type:${kind}`, limit: MOST_SHOWN }));
  if (!found.ok) return [];
  return found.value.results.filter((result) => result.kind === kind).map(({ slug, name }) => ({ slug, name }));
}
