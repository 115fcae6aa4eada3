import { useMemo } from 'react';
import { type RouterContextProvider, redirect, replace } from 'react-router';
import type { NamedSlug } from '../../contract/entries.ts';
import type { FacetCounts, Facets } from '../../contract/facets.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import { type RawQuery, readQuery } from '../../contract/query.ts';
import { apiPaths } from '../api-paths.ts';
import { type Answer, type Api, apiOf, isUnanswered, pageApi } from '../data/api.ts';
import { preferredAddress } from '../data/list-preferences.ts';
import { changed, joinRanges } from '../data/list-query.ts';
import { clampedPage, listRequest } from '../data/list-request.ts';
import { type LoadedPage, servePage, usePageData } from '../data/page-data.ts';
import { type FilterOptions, type FilterValues, optionsFromCounts, optionsFromFacets } from './filter-options.ts';

type Faceted = { facets?: Facets | undefined; counts?: FacetCounts | undefined; pagination: Pagination };
type ListPage<List> = {
  list: Answer<List>;
  /** The values of the filters where the list has only their counts; the complete facets where there is no list. */
  filters: FilterValues | null;
  /** The names nearest to a search that finds nothing. */
  nearest?: readonly NamedSlug[] | undefined;
};
/** The data of a list's page; null where the server rendered it. */
export type LoadedList<List> = ListPage<List> | null;

/** Loads the page of a kind's list on the server. */
export async function loadList<List extends Faceted>(
  context: Readonly<RouterContextProvider>,
  kind: KindName,
  request: Request,
) {
  return servePage(context, await load<List>(apiOf(context), kind, request));
}

/** The same in the browser, with the view and the page size that the visitor prefers for the kind. */
export async function loadPreferred<List extends Faceted>(kind: KindName, request: Request): Promise<ListPage<List>> {
  const preferred = preferredAddress(kind, new URL(request.url));
  if (preferred !== null) throw replace(preferred);
  return (await load<List>(pageApi(request), kind, request)).page;
}

/**
 * Loads the list at the address of the request, with the values of its filters.
 * @throws a redirect where a form without scripts sent the two ends of a range on their own, and where the list has no such page
 */
async function load<List extends Faceted>(
  api: Api,
  kind: KindName,
  request: Request,
): Promise<LoadedPage<ListPage<List>>> {
  const address = new URL(request.url);
  const sent = readQuery(address.searchParams);
  const joined = joinRanges(sent);
  if (joined !== sent) throw redirect(address.pathname + changed(joined, { choose: joined.choose }));
  const list = await api<List>(listRequest(kind, sent));
  if (list.ok && sent.page !== undefined) {
    const shown = String(clampedPage(sent.page, list.value.pagination.pages));
    if (shown !== sent.page) throw redirect(address.pathname + changed(sent, { page: shown, choose: sent.choose }));
  }
  return { page: await pageOf(api, kind, sent, list), answer: list };
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

/** The list of a page, the options of its filters, and the names nearest to a search that finds nothing. */
export function useLoadedList<List extends Faceted>(loaded: LoadedList<List>) {
  const page = usePageData(loaded);
  const filterOptions = useMemo(() => filterOptionsOn(page), [page]);
  return { list: page.list, filterOptions, nearest: page.nearest };
}

function filterOptionsOn<List extends Faceted>({ list, filters }: ListPage<List>): FilterOptions | null {
  if (list.ok && list.value.facets) return optionsFromFacets(list.value.facets);
  if (filters === null) return null;
  if (!list.ok) return optionsFromFacets(filters as Facets);
  if (list.value.counts === undefined) return null;
  return optionsFromCounts(filters, list.value.counts);
}
