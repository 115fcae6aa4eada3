import { redirect } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import { apiPaths } from '../api-paths.ts';
import { paths } from '../paths.ts';
import type { Answer, Api } from './api.ts';

/** Calls the API for one entry. A 404 names the entries nearest to the slug. */
export async function fetchEntry<T>(api: Api, kind: KindName | 'effects', slug: string): Promise<Answer<T>> {
  const answer = await api<T>(kind === 'effects' ? apiPaths.effect(slug) : apiPaths.entry(kind, slug));
  if (kind === 'effects' || answer.ok || answer.status !== 404) return answer;
  const { findNames } = await import('../nearest/nearest-names.ts');
  return { ...answer, nearest: await findNames(api, kind, slug) };
}

/**
 * Leads from the page of a former slug to that of the entry: the API follows such a slug to an entry of another slug.
 * @throws a redirect with status 301
 */
export function redirectIfMoved(
  kind: KindName | 'effects',
  slug: string,
  answer: Answer<unknown>,
  { url }: Request,
): void {
  const { slug: own = slug } = answer.ok ? (answer.value as { slug?: string }) : {};
  if (kind !== 'effects' && own !== slug) throw redirect(paths.entry(kind, own) + new URL(url).search, 301);
}
