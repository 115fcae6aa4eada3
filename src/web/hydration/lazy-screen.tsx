import { type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RouterContextProvider, useLocation } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import type { ListedEntry } from '../../contract/listed.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { type Answer, type Api, apiOf, browserApi, pageApi } from '../data/api.ts';
import { fetchEntry, redirectIfMoved } from '../data/load-entry.ts';
import { requestData, usePageData, withStatus } from '../data/page-data.ts';
import { pageMeta } from '../layout/site.ts';
import { type DehydratedScreen, hydrateOnInteraction } from './interaction.ts';
import { lazyPart } from './lazy-part.ts';

type ScreenOf<Entry> = ComponentType<{ answer: Answer<Entry> }>;

type Head = readonly [name: string, description: string];

type Parts<Entry, Sent> = {
  /** As in the addresses of its page and of its data. */
  kind: KindName | 'effects';
  /** What the page shows, such as `spell`. */
  what: string;
  /**
   * What the page shows: a part of the API's answer, or the answer with more from other addresses, for the query of the
   * page's address. Where absent: the answer.
   */
  shown?: (answer: Answer<Sent>, api: Api, query: URLSearchParams) => Answer<Entry> | Promise<Answer<Entry>>;
  /** The entry's name and description for the page's head. */
  head: (entry: Entry) => Head;
  /** Loads the screen in the browser. */
  screen: () => Promise<ScreenOf<Entry>>;
};

/** The data of an entry's page. `answer` is absent where the server rendered the page: the browser fetches it when needed. */
type LoadedEntry<Entry> = { head: Head; answer?: Answer<Entry> };

type ServerArgs = { params: { slug: string }; context: Readonly<RouterContextProvider>; request: Request };
type BrowserArgs = { params: { slug: string }; request: Request };

/**
 * The page of an entry, whose screen is hydrated when it is used: until then the browser needs neither its script nor its
 * data, and shows the HTML that the server wrote (`interaction.ts`, docs/hydration.md). A visitor who comes from another page
 * gets both with the navigation.
 */
export function lazyScreen<Entry extends object, Sent = Entry>({
  kind,
  what,
  shown,
  head,
  screen: load,
}: Parts<Entry, Sent>) {
  const part = lazyPart(load);
  const fetchAnswer = async (api: Api, slug: string, query: URLSearchParams): Promise<Answer<Entry>> => {
    const answer = await fetchEntry<Sent>(api, kind, slug);
    return shown ? shown(answer, api, query) : (answer as Answer<Entry & Sent>);
  };
  const headOf = (answer: Answer<Entry>): Head =>
    answer.ok
      ? (listedHead(answer.value) ?? head(answer.value))
      : answer.status === 404
        ? [`${capitalized(what)} not found`, `There is no such ${what}.`]
        : [`The ${what} could not be loaded`, answer.cause];
  return {
    /** The server's loader together with the screen that it is for, neither of which the browser's file has. */
    serverLoader(screen: ScreenOf<Entry>) {
      part.set(screen);
      return async ({ params, context, request }: ServerArgs) => {
        const answer = await fetchAnswer(apiOf(context), params.slug, new URL(request.url).searchParams);
        redirectIfMoved(kind, params.slug, answer, request);
        context.set(requestData, { value: answer, sent: false });
        return withStatus<LoadedEntry<Entry>>({ head: headOf(answer) }, answer);
      };
    },
    /** The loader for navigations within the site. It loads the screen too; where it cannot, the browser loads the document. */
    async clientLoader({ params, request }: BrowserArgs): Promise<LoadedEntry<Entry>> {
      const fetched = fetchAnswer(pageApi(request), params.slug, new URL(request.url).searchParams);
      await part.loadFor(request);
      const answer = await fetched;
      redirectIfMoved(kind, params.slug, answer, request);
      return { head: headOf(answer), answer };
    },
    meta({ loaderData }: { loaderData: LoadedEntry<Entry> | undefined }) {
      return pageMeta(...(loaderData?.head ?? headOf({ ok: false, status: 0, cause: '' })));
    },
    useScreen() {
      const Loaded = part.usePart();
      return (answer: Answer<Entry>) => <Loaded answer={answer} />;
    },
    /** Loads screen and data of a page that the server rendered; rejects where it cannot. */
    async loadPage({ pathname, searchParams }: URL): Promise<Answer<Entry>> {
      const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
      const [answer] = await Promise.all([fetchAnswer(browserApi, slug, searchParams), part.load()]);
      // The page says more than that its data cannot be had now.
      if (!answer.ok && answer.status !== 404) throw new Error(answer.cause);
      return answer;
    },
  };
}

type LazyScreenProps<Data> = {
  of: {
    /** What shows the data. In the browser the calling component suspends until it is loaded. */
    useScreen: () => (data: Data) => ReactNode;
    /** Loads screen and data of the page at an address, which the server rendered; rejects where it cannot. */
    loadPage: (address: URL) => Promise<Data>;
  };
  loaderData: { answer?: Data };
};

/**
 * The screen of an entry or a list, or what the server wrote of it. Each entry has a screen of its own, so that what was opened
 * or typed does not go over to the next one; a choice that only changes the query keeps it.
 */
export function LazyScreen<Data extends object>({ of, loaderData }: LazyScreenProps<Data>) {
  const { pathname, search } = useLocation();
  const answer = usePageData(loaderData.answer ?? null);
  // Both stay the same while the screen is dehydrated; `use` requires it of the promise.
  const [address] = useState(pathname + search);
  const [fetched] = useState(() => Promise.withResolvers<Data>());
  const dehydrated = useRef<DehydratedScreen>(null);
  const isDehydrated = answer === null;
  useEffect(() => {
    if (!isDehydrated) return;
    const load = async () => fetched.resolve(await of.loadPage(new URL(address, location.origin)));
    dehydrated.current = hydrateOnInteraction(load);
    return () => dehydrated.current?.leave();
  }, [of, address, isDehydrated, fetched]);
  return (
    <Suspense>
      <Screen
        key={pathname}
        of={of}
        answer={answer ?? fetched.promise}
        onHydrated={() => dehydrated.current?.hydrated()}
      />
    </Suspense>
  );
}

/** The head of an entry of which only name, book and page are known; null for others. */
const listedHead = (entry: object): Head | null =>
  'same_page' in entry ? [(entry as ListedEntry).name, (entry as ListedEntry).summary] : null;

type ScreenProps<Data> = Pick<LazyScreenProps<Data>, 'of'> & {
  answer: Data | Promise<Data>;
  onHydrated: () => void;
};

function Screen<Data extends object>({ of, answer, onHydrated }: ScreenProps<Data>) {
  const shown = answer instanceof Promise ? use(answer) : answer;
  const show = of.useScreen();
  const hydrated = useEffectEvent(onHydrated);
  useEffect(() => hydrated(), []);
  return show(shown);
}
