import { type ComponentType, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RouterContextProvider, redirectDocument, useParams, useSearchParams } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import type { ListedEntry } from '../../contract/listed.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { type Answer, type Api, apiOf, browserApi, pageApi } from '../data/api.ts';
import { fetchEntry, redirectIfMoved } from '../data/load-entry.ts';
import { requestData, usePageData, withStatus } from '../data/page-data.ts';
import { pageMeta } from '../layout/site.ts';
import { isHydrated } from './event-replay.ts';
import { type DehydratedScreen, hydrateOnInteraction } from './interaction.ts';

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
  let loaded: ScreenOf<Entry> | undefined;
  const loadScreen = memoizeAsync<void, ScreenOf<Entry>>(async () => {
    loaded = await load();
    return loaded;
  });
  const fetchAnswer = async (api: Api, slug: string, query: URLSearchParams): Promise<Answer<Entry>> => {
    const answer = await fetchEntry<Sent>(api, kind, slug);
    return shown ? shown(answer, api, query) : (answer as Answer<Entry & Sent>);
  };
  const headOf = (answer: Answer<Entry>): Head =>
    answer.ok
      ? (listedHead(answer.value) ?? head(answer.value))
      : [`${capitalized(what)} not found`, `There is no such ${what}.`];
  // A route that is loaded after the first page is about to be shown.
  if (isHydrated()) loadScreen().catch(() => {});
  return {
    /** The server's loader together with the screen that it is for, neither of which the browser's file has. */
    serverLoader(screen: ScreenOf<Entry>) {
      loaded = screen;
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
      await loadScreen().catch(() => {
        throw redirectDocument(request.url);
      });
      const answer = await fetched;
      redirectIfMoved(kind, params.slug, answer, request);
      return { head: headOf(answer), answer };
    },
    meta({ loaderData }: { loaderData: LoadedEntry<Entry> | undefined }) {
      return pageMeta(...(loaderData?.head ?? headOf({ ok: false, status: 0, cause: '' })));
    },
    /** The screen's component. In the browser the calling component suspends until it is loaded. */
    useScreen: (): ScreenOf<Entry> => loaded ?? use(loadScreen()),
    /** Loads screen and data of a page that the server rendered; rejects where it cannot. */
    async loadEntry(slug: string, query: URLSearchParams): Promise<Answer<Entry>> {
      const [answer] = await Promise.all([fetchAnswer(browserApi, slug, query), loadScreen()]);
      // The page says more than that its data cannot be had now.
      if (!answer.ok && answer.status !== 404) throw new Error(answer.cause);
      return answer;
    },
  };
}

type LazyScreenProps<Entry extends object> = {
  of: Pick<ReturnType<typeof lazyScreen<Entry>>, 'useScreen' | 'loadEntry'>;
  loaderData: LoadedEntry<Entry>;
};

/** The screen, or what the server wrote of it. */
export function LazyScreen<Entry extends object>({ of, loaderData }: LazyScreenProps<Entry>) {
  const { slug = '' } = useParams();
  const query = useRef(useSearchParams()[0]);
  const answer = usePageData(loaderData.answer ?? null);
  // It stays the same while the screen is dehydrated, as `use` requires.
  const [fetched] = useState(() => Promise.withResolvers<Answer<Entry>>());
  const dehydrated = useRef<DehydratedScreen>(null);
  const isDehydrated = answer === null;
  useEffect(() => {
    if (!isDehydrated) return;
    dehydrated.current = hydrateOnInteraction(async () => fetched.resolve(await of.loadEntry(slug, query.current)));
    return () => dehydrated.current?.leave();
  }, [of, slug, isDehydrated, fetched]);
  return (
    <Suspense>
      <Screen of={of} answer={answer ?? fetched.promise} onHydrated={() => dehydrated.current?.hydrated()} />
    </Suspense>
  );
}

/** The head of an entry of which only name, book and page are known; null for others. */
const listedHead = (entry: object): Head | null =>
  'same_page' in entry ? [(entry as ListedEntry).name, (entry as ListedEntry).summary] : null;

type ScreenProps<Entry extends object> = Pick<LazyScreenProps<Entry>, 'of'> & {
  answer: Answer<Entry> | Promise<Answer<Entry>>;
  onHydrated: () => void;
};

function Screen<Entry extends object>({ of, answer, onHydrated }: ScreenProps<Entry>) {
  const shown = answer instanceof Promise ? use(answer) : answer;
  const Loaded = of.useScreen();
  const hydrated = useEffectEvent(onHydrated);
  useEffect(() => hydrated(), []);
  return <Loaded answer={shown} />;
}
