import { type ComponentType, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { type RouterContextProvider, redirectDocument, useParams } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { type Answer, type Api, apiOf, browserApi, pageApi } from '../data/api.ts';
import { fetchEntry, type LoadedEntry, withStatus } from '../data/load-entry.ts';
import { pageData, readPageData } from '../data/page-data.ts';
import { metaOfDocument, pageMeta } from '../layout/site.ts';
import { isHydrated } from './event-replay.ts';
import { type Sleep, sleep } from './interaction.ts';

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

type ServerArgs = { params: { slug: string }; context: Readonly<RouterContextProvider> };
type BrowserArgs = { params: { slug: string }; request: Request };

/**
 * The page of an entry, whose screen sleeps: who opens the page needs neither the screen's script nor its data until it is
 * used. The browser keeps the HTML that the server wrote, and fetches both at the first sign that they are wanted
 * (`sleep.ts`). Who comes to the page from another gets them at once.
 */
export function lazyScreen<Entry, Sent = Entry>({ kind, what, shown, head, screen: fetch }: Parts<Entry, Sent>) {
  let screen: ScreenOf<Entry> | undefined;
  const arrival = told<ScreenOf<Entry>>();
  const awake = told<ScreenOf<Entry>>();
  const fetchScreen = tried(async () => {
    screen = await fetch();
    arrival.tell(screen);
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
      return async ({ params, context }: ServerArgs) => {
        const answer = await ask(apiOf(context), params.slug);
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
      import.meta.env.SSR ? (screen as ScreenOf<Entry>) : use((loaded.value === null ? awake : arrival).promise),
    /** Makes what wakes the page that was opened: it fetches its screen and its data, and rejects where it cannot. */
    hydrator: (loaded: LoadedEntry<Entry>, slug: string) =>
      tried(async () => {
        const [answer, here] = await Promise.all([ask(browserApi, slug), fetchScreen()]);
        // The page says more than that its data cannot be had now.
        if (!answer.ok && answer.status !== 404) throw new Error(answer.cause);
        loaded.value = answer;
        awake.tell(here);
      }),
  };
}

/** A promise that is told as React itself tells one, so that what is here already is shown at once. */
function told<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const tell = (value: Value) => {
    resolve(value);
    Object.assign(promise, { status: 'fulfilled', value });
  };
  return { promise, tell };
}

/** Does it once, and anew where it failed. */
function tried<Value>(act: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined;
  return () => {
    coming ??= act().catch((failure) => {
      coming = undefined;
      throw failure;
    });
    return coming;
  };
}

type LazyScreenProps<Entry> = {
  of: Pick<ReturnType<typeof lazyScreen<Entry>>, 'useScreen' | 'hydrator'>;
  loaderData: LoadedEntry<Entry>;
};

/** The screen, or what the server wrote of it. */
export function LazyScreen<Entry>({ of, loaderData }: LazyScreenProps<Entry>) {
  const { slug = '' } = useParams();
  const sleeping = useRef<Sleep>(null);
  useEffect(() => {
    if (loaderData.value !== null) return;
    sleeping.current = sleep(of.hydrator(loaderData, slug));
    return () => sleeping.current?.leave();
  }, [of, loaderData, slug]);
  return (
    <Suspense>
      <Body of={of} loaderData={loaderData} sleeping={sleeping} />
    </Suspense>
  );
}

function Body<Entry>({ of, loaderData, sleeping }: LazyScreenProps<Entry> & { sleeping: RefObject<Sleep | null> }) {
  const Screen = of.useScreen(loaderData);
  useEffect(() => sleeping.current?.end(), [sleeping]);
  return <Screen loaderData={loaderData} />;
}
