import { redirect } from 'react-router';
import type { NamedSlug } from '../../contract/entries.ts';
import type { FacetCounts, Facets } from '../../contract/facets.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import { type RawQuery, readQuery } from '../../contract/query.ts';
import { apiPaths } from '../api-paths.ts';
import { type Answer, type Api, isUnanswered } from './api.ts';
import { preferredAddress } from './list-preferences.ts';
import { changed, joinRanges } from './list-query.ts';
import { clampedPage, listRequest } from './list-request.ts';
import { redirectTo } from './redirect-to.ts';

/** What the API says of a list, with its filters' values or with their counts alone. */
export type Faceted = { facets?: Facets | undefined; counts?: FacetCounts | undefined; pagination: Pagination };

/** The data of a list's page. */
export type ListPage<List> = {
  list: Answer<List>;
  /** The values of the filters where the list has only their counts; the complete facets where there is no list. */
  filters: Pick<Facets, 'facets' | 'sorts'> | null;
  /** The names nearest to a search that finds nothing. */
  nearest?: readonly NamedSlug[] | undefined;
};

/**
 * Loads the list at an address, with the values of its filters.
 * @throws a redirect where a form without scripts sent the two ends of a range on their own, and where the list has no such page
 */
export async function loadListPage<List extends Faceted>(
  api: Api,
  kind: KindName,
  address: URL,
): Promise<ListPage<List>> {
  const sent = readQuery(address.searchParams);
  const joined = joinRanges(sent);
  if (joined !== sent) throw redirect(address.pathname + changed(joined, { choose: joined.choose }));
  const list = await api<List>(listRequest(kind, sent));
  if (list.ok && sent.page !== undefined) {
    const shown = String(clampedPage(sent.page, list.value.pagination.pages));
    if (shown !== sent.page) throw redirect(address.pathname + changed(sent, { page: shown, choose: sent.choose }));
  }
  return pageOf(api, kind, sent, list);
}

/**
 * Leads to the view and the page size that the visitor prefers for the kind.
 * @throws a redirect where the address of the request names others
 */
export function redirectToPreferred(kind: KindName, request: Request): void {
  redirectTo(preferredAddress(kind, new URL(request.url)), request);
}

async function pageOf<List extends Faceted>(
  api: Api,
  kind: KindName,
  query: RawQuery,
  list: Answer<List>,
): Promise<ListPage<List>> {
  // After an invalid value, the form still needs its fields to correct it.
  const isKnown = (list.ok && list.value.facets !== undefined) || isUnanswered(list);
  const filters = isKnown ? null : await api<Facets>(apiPaths.facets(kind));
  const none = list.ok && list.value.pagination.total === 0 && query.search !== undefined;
  return {
    list,
    filters: filters?.ok ? filters.value : null,
    nearest: none ? await nearestNames(api, kind, query.search ?? '') : undefined,
  };
}

/** What finds the names is loaded where a search found nothing. */
const nearestNames = async (api: Api, kind: KindName, search: string) =>
  (await import('../nearest/nearest-names.ts')).nearestNames(api, kind, search);
