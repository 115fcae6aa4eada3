import type { RouterContextProvider } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import { apiOf, browserApi, isUnanswered, pageApi } from '../data/api.ts';
import { type Faceted, type ListPage, loadListPage, redirectToPreferred } from '../data/list-page.ts';
import { requestData, withStatus } from '../data/page-data.ts';
import { pageMeta } from '../layout/site.ts';
import type { ListScreenParts } from '../lists/list-screen.tsx';
import { lazyPart } from './lazy-part.ts';

type Head = readonly [title: string, description: string];

/** The data of a list's page. `answer` is absent where the server rendered the page: the browser fetches it when needed. */
export type LoadedList<List> = { head: Head; answer?: ListPage<List> };

type ServerArgs = { context: Readonly<RouterContextProvider>; request: Request };

const UNKNOWN: Head = ['', ''];

/** The page of a kind's list, whose screen is hydrated when it is used, like that of an entry (`lazy-screen.tsx`). */
export function lazyList<List extends Faceted>(kind: KindName, load: () => Promise<ListScreenParts<List>>) {
  const screen = lazyPart(load);
  return {
    /** The server's loader together with the screen that it is for, neither of which the browser's file has. */
    serverLoader(parts: ListScreenParts<List>) {
      screen.set(parts);
      return async ({ context, request }: ServerArgs) => {
        const address = new URL(request.url);
        const page = await loadListPage<List>(apiOf(context), kind, address);
        context.set(requestData, { value: page, sent: false });
        return withStatus<LoadedList<List>>({ head: parts.head(address.search) }, page.list);
      };
    },
    /** The loader for navigations within the site, in the view and the page size that the visitor prefers. */
    async clientLoader({ request }: { request: Request }): Promise<LoadedList<List>> {
      redirectToPreferred(kind, request);
      const address = new URL(request.url);
      const [{ head }, answer] = await Promise.all([
        screen.loadFor(request),
        loadListPage<List>(pageApi(request), kind, address),
      ]);
      return { head: head(address.search), answer };
    },
    meta({ loaderData }: { loaderData: LoadedList<List> | undefined }) {
      return pageMeta(...(loaderData?.head ?? UNKNOWN));
    },
    useScreen: () => screen.usePart().show,
    /** Loads screen and data of a page that the server rendered; rejects where it cannot. */
    async loadPage(address: URL): Promise<ListPage<List>> {
      const [page] = await Promise.all([loadListPage<List>(browserApi, kind, address), screen.load()]);
      const { list } = page;
      // The page says more than that its data cannot be had now.
      if (!list.ok && (isUnanswered(list) || list.status >= 500)) throw new Error(list.cause);
      return page;
    },
  };
}
