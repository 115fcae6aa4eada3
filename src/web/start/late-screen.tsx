import { type ComponentType, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { type RouterContextProvider, redirectDocument, useParams } from 'react-router';
import { capitalized } from '../../rules/capitalized.ts';
import { type Answer, type Api, apiOf, browserApi } from '../api.ts';
import { carriedBy, carry } from '../carried.ts';
import { type LoadedEntry, withStatus } from '../load.ts';
import { pageMeta, statedMeta } from '../site.ts';
import { pageLives } from './early-acts.ts';
import { type Sleep, sleep } from './sleep.ts';

type ScreenOf<Entry> = ComponentType<{ loaderData: LoadedEntry<Entry> }>;

type Parts<Entry> = {
  /** What the page shows, such as `spell`. */
  what: string;
  load: (api: Api, slug: string) => Promise<Answer<Entry>>;
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
export function lateScreen<Entry>({ what, load, screen: fetch }: Parts<Entry>) {
  let screen: ScreenOf<Entry> | undefined;
  const arrival = told<ScreenOf<Entry>>();
  const awake = told<ScreenOf<Entry>>();
  const fetchScreen = tried(async () => {
    screen = await fetch();
    arrival.tell(screen);
    return screen;
  });
  // A route that is loaded while another page stands is about to be shown.
  if (pageLives()) fetchScreen().catch(() => {});
  return {
    /** The server's loader together with the screen that it is for, neither of which the browser's file has. */
    rendered(whole: ScreenOf<Entry>) {
      screen = whole;
      return async ({ params, context }: ServerArgs) => {
        const answer = await load(apiOf(context), params.slug);
        return withStatus(carry(answer, null), answer);
      };
    },
    /** The loader for who comes from another page: it brings the screen too, or leads on by a whole page. */
    async along({ params, request }: BrowserArgs) {
      const loading = load(browserApi, params.slug);
      await fetchScreen().catch(() => {
        throw redirectDocument(request.url);
      });
      const answer = await loading;
      return withStatus(carry(answer), answer);
    },
    /** What the page's head says of the entry. */
    meta(loaded: LoadedEntry<Entry> | undefined, tell: (entry: Entry) => ReturnType<typeof pageMeta>) {
      const answer: Answer<Entry> | null | undefined = loaded && carriedBy(loaded);
      if (answer === null) return statedMeta();
      if (answer?.ok) return tell(answer.value);
      return pageMeta(`${capitalized(what)} not found`, `There is no such ${what}.`);
    },
    /** The screen; a component that uses it waits for it in the browser, always in this one way. */
    useScreen: (loaded: LoadedEntry<Entry>) =>
      import.meta.env.SSR ? (screen as ScreenOf<Entry>) : use((loaded.carried === null ? awake : arrival).promise),
    /** Makes what wakes the page that was opened: it fetches its screen and its data, and rejects where it cannot. */
    waker: (loaded: LoadedEntry<Entry>, slug: string) =>
      tried(async () => {
        const [answer, here] = await Promise.all([load(browserApi, slug), fetchScreen()]);
        // The page says more than that its data cannot be had now.
        if (!answer.ok && answer.status !== 404) throw new Error(answer.cause);
        loaded.carried = answer;
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

type LateScreenProps<Entry> = { of: ReturnType<typeof lateScreen<Entry>>; loaderData: LoadedEntry<Entry> };

/** The screen, or what the server wrote of it. */
export function LateScreen<Entry>({ of, loaderData }: LateScreenProps<Entry>) {
  const { slug = '' } = useParams();
  const sleeping = useRef<Sleep>(null);
  useEffect(() => {
    if (loaderData.carried !== null) return;
    sleeping.current = sleep(of.waker(loaderData, slug));
    return () => sleeping.current?.leave();
  }, [of, loaderData, slug]);
  return (
    <Suspense>
      <Body of={of} loaderData={loaderData} sleeping={sleeping} />
    </Suspense>
  );
}

function Body<Entry>({ of, loaderData, sleeping }: LateScreenProps<Entry> & { sleeping: RefObject<Sleep | null> }) {
  const Screen = of.useScreen(loaderData);
  useEffect(() => sleeping.current?.end(), [sleeping]);
  return <Screen loaderData={loaderData} />;
}
