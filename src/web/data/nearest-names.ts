import type { NamedSlug } from '../../contract/entries.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import { apiPaths } from '../api-paths.ts';
import { withQuery } from '../paths.ts';
import type { Answer, Api } from './api.ts';

const MOST_SHOWN = 5;

/** The entries of the kind whose names are nearest to a text that finds none of them, whatever else the list is filtered by. */
export async function nearestNames(api: Api, kind: KindName, search: string): Promise<NamedSlug[]> {
  const alone = await api<{ pagination: Pagination }>(withQuery(apiPaths.list(kind), { search, limit: 1 }));
  return alone.ok && alone.value.pagination.total === 0 ? namedLike(api, kind, search) : [];
}

/** The answer for an entry; where there is no such one, with those that the end of its address may mean. */
export async function withNearest<T>(api: Api, kind: KindName, slug: string, answer: Answer<T>): Promise<Answer<T>> {
  if (answer.ok || answer.status !== 404) return answer;
  return { ...answer, nearest: await namedLike(api, kind, slug) };
}

async function namedLike(api: Api, kind: KindName, text: string): Promise<NamedSlug[]> {
  // Words only: what looks like an operator of the search is none here.
  const words = text.replace(/[^\p{L}\p{N}’']+/gu, ' ').trim();
  if (words === '') return [];
  const found = await api<SearchAnswer>(apiPaths.search({ q: `${words} type:${kind}`, limit: MOST_SHOWN }));
  if (!found.ok) return [];
  return found.value.results.filter((result) => result.kind === kind).map(({ slug, name }) => ({ slug, name }));
}
