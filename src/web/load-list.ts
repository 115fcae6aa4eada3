import { redirect, replace } from 'react-router';
import type { NamedSlug } from '../contract/entries.ts';
import type { Facets } from '../contract/facets.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Pagination } from '../contract/pagination.ts';
import { type RawQuery, readQuery } from '../contract/query.ts';
import { type Answer, type Api, browserApi } from './api.ts';
import { type Carried, carriedBy, carry } from './carried.ts';
import { preferredAddress } from './components/list-preferences.ts';
import { apiQuery, changed, joinRanges } from './components/list-query.ts';
import { withStatus } from './load.ts';
import { nearestNames } from './nearest-names.ts';

type Faceted = { facets?: Facets | undefined; pagination: Pagination };
type ListPage<List> = {
  list: Answer<List>;
  /** What the filters offer, where the list itself does not say it. */
  offered: Facets | null;
  /** The names nearest to a search that finds nothing. */
  nearest?: readonly NamedSlug[] | undefined;
};
export type LoadedList<List> = Carried<ListPage<List>>;
type Asked = (query: RawQuery) => RawQuery;

/**
 * Loads the page of a kind's list that the address asks for, and what its filters offer; `asked` says the address in the
 * way that the API does. Redirects where a form without scripts has sent the two ends of a range on their own.
 */
export async function loadList<List extends Faceted>(api: Api, kind: KindName, request: Request, asked: Asked = same) {
  const address = new URL(request.url);
  const sent = readQuery(address.searchParams);
  const joined = joinRanges(sent);
  if (joined !== sent) throw redirect(address.pathname + changed(joined, { choose: joined.choose }));
  const query = asked(sent);
  const list = await api<List>(`/api/${kind}${apiQuery({ ...query, facets: 'yes' })}`);
  return withStatus(carry(await pageOf(api, kind, query, list)), list);
}

async function pageOf<List extends Faceted>(
  api: Api,
  kind: KindName,
  query: RawQuery,
  list: Answer<List>,
): Promise<ListPage<List>> {
  if (list.ok) {
    const none = list.value.pagination.total === 0 && query.search !== undefined;
    return { list, offered: null, nearest: none ? await nearestNames(api, kind, query.search ?? '') : undefined };
  }
  // A value that the list does not take must not take the fields away in which it can be changed.
  const offered = await api<Facets>(`/api/${kind}/facets`);
  return { list, offered: offered.ok ? offered.value : null };
}

/** The list of a page, what its filters offer, and the names nearest to a search that finds nothing. */
export function listOf<List extends Faceted>(loaded: LoadedList<List>) {
  const { list, offered, nearest } = carriedBy(loaded);
  return { list, facets: offered ?? (list.ok ? (list.value.facets ?? null) : null), nearest };
}

const same = (query: RawQuery) => query;

/** The same in the browser, in the way that the visitor wants the kind's list shown. */
export function loadPreferred<List extends Faceted>(kind: KindName, request: Request, asked?: Asked) {
  const preferred = preferredAddress(kind, new URL(request.url));
  if (preferred !== null) throw replace(preferred);
  return loadList<List>(browserApi, kind, request, asked);
}
