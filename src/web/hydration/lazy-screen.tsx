import { type ComponentType, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { type RouterContextProvider, redirectDocument, useParams } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { type Answer, type Api, apiOf, browserApi, pageApi } from '../data/api.ts';
import { fetchEntry, type LoadedEntry, redirectIfMoved, withStatus } from '../data/load-entry.ts';
import { pageData, readPageData } from '../data/page-data.ts';
import { metaOfDocument, pageMeta } from '../layout/site.ts';
import { isHydrated } from './event-replay.ts';
import { type DehydratedScreen, hydrateOnInteraction } from './interaction.ts';

type ScreenOf<Entry> = ComponentType<{ loaderData: LoadedEntry<Entry> }>;

type Parts<Entry, Sent> = {
  /** As in the addresses of its page and of its data. */
  kind: KindName | 'effects';
  /** What the page shows, such as `spell`. */
  what: string;
  /** What the page shows of what the API sends, where that is less. */
  shown?: (answer: Answer<Sent>) => Answer<Entry>;
  /** What the page's head says of the entry. */
  head: (entry: Entry) => readonly [name: string, description: string];
  /** Loads the screen in the browser. */
  screen: () => Promise<ScreenOf<Entry>>;
};

type ServerArgs = { params: { slug: string }; context: Readonly<RouterContextProvider>; request: Request };
type BrowserArgs = { params: { slug: string }; request: Request };

/**
 * The page of an entry, whose screen is hydrated when it is used: until then the browser needs neither its script nor its
 * data, and shows the HTML that the server wrote (`interaction.ts`, docs/hydration.md). A visitor who comes from another page
 * gets both with the navigation.
 */
export function lazyScreen<Entry, Sent = Entry>({ kind, what, shown, head, screen: fetch }: Parts<Entry, Sent>) {
  let screen: ScreenOf<Entry> | undefined;
  const arrival = settleable<ScreenOf<Entry>>();
  const hydrating = settleable<ScreenOf<Entry>>();
  const fetchScreen = memoizeAsync<void, ScreenOf<Entry>>(async () => {
    screen = await fetch();
    arrival.settle(screen);
    return screen;
  });
  const ask = async (api: Api, slug: string) => {
    const answer = await fetchEntry<Sent>(api, kind, slug);
    return shown ? shown(answer) : (answer as Answer<Entry & Sent>);
  };
  // A route that is loaded while another page stands is about to be shown.
  if (isHydrated()) fetchScreen().catch(() => {});
  return {
    /** The server's loader together with the screen that it is for, neither of which the browser's file has. */
    serverLoader(component: ScreenOf<Entry>) {
      screen = component;
      return async ({ params, context, request }: ServerArgs) => {
        const answer = await ask(apiOf(context), params.slug);
        redirectIfMoved(kind, params.slug, answer, request);
        return withStatus(pageData(answer, null), answer);
      };
    },
    /** The loader for who comes from another page: it brings the screen too, or leads on by a whole page. */
    async clientLoader({ params, request }: BrowserArgs) {
      const asked = ask(pageApi(request), params.slug);
      await fetchScreen().catch(() => {
        throw redirectDocument(request.url);
      });
      const answer = await asked;
      redirectIfMoved(kind, params.slug, answer, request);
      return withStatus(pageData(answer), answer);
    },
    meta({ loaderData }: { loaderData: LoadedEntry<Entry> | undefined }) {
      const answer: Answer<Entry> | null | undefined = loaderData && readPageData(loaderData);
      if (answer === null) return metaOfDocument();
      if (answer?.ok) return pageMeta(...head(answer.value));
      return pageMeta(`${capitalized(what)} not found`, `There is no such ${what}.`);
    },
    /** The screen; a component that uses it waits for it in the browser, always in this one way. */
    useScreen: (loaded: LoadedEntry<Entry>): ScreenOf<Entry> =>
      import.meta.env.SSR ? (screen as ScreenOf<Entry>) : use((loaded.value === null ? hydrating : arrival).promise),
    /** Makes the loader of a page that the server rendered: it fetches screen and data, and rejects where it cannot. */
    hydrator: (loaded: LoadedEntry<Entry>, slug: string) =>
      memoizeAsync<void, void>(async () => {
        const [answer, here] = await Promise.all([ask(browserApi, slug), fetchScreen()]);
        // The page says more than that its data cannot be had now.
        if (!answer.ok && answer.status !== 404) throw new Error(answer.cause);
        loaded.value = answer;
        hydrating.settle(here);
      }),
  };
}

/**
 * A promise that says itself that it is fulfilled, with the fields that React reads and sets on promises: a value that is there
 * already is rendered at once, without a fallback.
 */
function settleable<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const settle = (value: Value) => {
    resolve(value);
    Object.assign(promise, { status: 'fulfilled', value });
  };
  return { promise, settle };
}

type LazyScreenProps<Entry> = {
  of: Pick<ReturnType<typeof lazyScreen<Entry>>, 'useScreen' | 'hydrator'>;
  loaderData: LoadedEntry<Entry>;
};

/** The screen, or what the server wrote of it. */
export function LazyScreen<Entry>({ of, loaderData }: LazyScreenProps<Entry>) {
  const { slug = '' } = useParams();
  const dehydrated = useRef<DehydratedScreen>(null);
  useEffect(() => {
    if (loaderData.value !== null) return;
    dehydrated.current = hydrateOnInteraction(of.hydrator(loaderData, slug));
    return () => dehydrated.current?.leave();
  }, [of, loaderData, slug]);
  return (
    <Suspense>
      <Body of={of} loaderData={loaderData} dehydrated={dehydrated} />
    </Suspense>
  );
}

function Body<Entry>({
  of,
  loaderData,
  dehydrated,
}: LazyScreenProps<Entry> & { dehydrated: RefObject<DehydratedScreen | null> }) {
  const Screen = of.useScreen(loaderData);
  useEffect(() => dehydrated.current?.hydrated(), [dehydrated]);
  return <Screen loaderData={loaderData} />;
}
