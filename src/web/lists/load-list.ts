import { redirect, replace } from 'react-router';
import type { NamedSlug } from '../../contract/entries.ts';
import type { FacetCounts, Facets } from '../../contract/facets.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { Pagination } from '../../contract/pagination.ts';
import { type RawQuery, readQuery } from '../../contract/query.ts';
import { apiPaths } from '../api-paths.ts';
import { type Answer, type Api, isUnanswered, pageApi } from '../data/api.ts';
import { preferredAddress } from '../data/list-preferences.ts';
import { changed, joinRanges } from '../data/list-query.ts';
import { clampedPage, listRequest } from '../data/list-request.ts';
import { withStatus } from '../data/load-entry.ts';
import { nearestNames } from '../data/nearest-names.ts';
import { type PageData, pageData, readPageData } from '../data/page-data.ts';
import { type FilterOptions, type FilterValues, optionsFromCounts, optionsFromFacets } from './filter-options.ts';

type Faceted = { facets?: Facets | undefined; counts?: FacetCounts | undefined; pagination: Pagination };
type ListPage<List> = {
  list: Answer<List>;
  /** The values of its filters where the list says their counts alone; all of what they offer where there is no list. */
  filters: FilterValues | null;
  /** The names nearest to a search that finds nothing. */
  nearest?: readonly NamedSlug[] | undefined;
};
export type LoadedList<List> = PageData<ListPage<List>>;

/**
 * Loads the page of a kind's list at the address of the request, with what its filters offer. Redirects where a form without
 * scripts has sent the two ends of a range on their own, and where the list has no such page.
 */
export async function loadList<List extends Faceted>(api: Api, kind: KindName, request: Request) {
  const address = new URL(request.url);
  const sent = readQuery(address.searchParams);
  const joined = joinRanges(sent);
  if (joined !== sent) throw redirect(address.pathname + changed(joined, { choose: joined.choose }));
  const list = await api<List>(listRequest(kind, sent));
  if (list.ok && sent.page !== undefined) {
    const shown = String(clampedPage(sent.page, list.value.pagination.pages));
    if (shown !== sent.page) throw redirect(address.pathname + changed(sent, { page: shown, choose: sent.choose }));
  }
  const page = await pageOf(api, kind, sent, list);
  return withStatus(pageData(page), list);
}

async function pageOf<List extends Faceted>(
  api: Api,
  kind: KindName,
  query: RawQuery,
  list: Answer<List>,
): Promise<ListPage<List>> {
  // A value that the list does not take must not take the fields away in which it can be changed.
  const isKnown = (list.ok && list.value.facets !== undefined) || isUnanswered(list);
  const filters = isKnown ? null : await api<Facets>(apiPaths.facets(kind));
  const none = list.ok && list.value.pagination.total === 0 && query.search !== undefined;
  return {
    list,
    filters: filters?.ok ? filters.value : null,
    nearest: none ? await nearestNames(api, kind, query.search ?? '') : undefined,
  };
}

const optionsByPage = new WeakMap<object, FilterOptions | null>();

/** The list of a page, what its filters offer, and the names nearest to a search that finds nothing. */
export function listOf<List extends Faceted>(loaded: LoadedList<List>) {
  const page = readPageData(loaded);
  const known = optionsByPage.get(page);
  const filterOptions = known === undefined ? filterOptionsOn(page) : known;
  optionsByPage.set(page, filterOptions);
  return { list: page.list, filterOptions, nearest: page.nearest };
}

function filterOptionsOn<List extends Faceted>({ list, filters }: ListPage<List>): FilterOptions | null {
  if (list.ok && list.value.facets) return optionsFromFacets(list.value.facets);
  if (filters === null) return null;
  if (!list.ok) return optionsFromFacets(filters as Facets);
  if (list.value.counts === undefined) return null;
  return optionsFromCounts(filters, list.value.counts);
}

/** The same in the browser, with the view and the page size that the visitor prefers for the kind. */
export function loadPreferred<List extends Faceted>(kind: KindName, request: Request) {
  const preferred = preferredAddress(kind, new URL(request.url));
  if (preferred !== null) throw replace(preferred);
  return loadList<List>(pageApi(request), kind, request);
}
