import { type ComponentType, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { redirectDocument } from 'react-router';
import { pageLives } from './early-acts.ts';
import { type Sleep, sleep } from './sleep.ts';

type ScreenOf<Data> = ComponentType<{ loaderData: Data }>;

type Late<Data> = {
  /** The screen, once it is here; on the server it always is. */
  here(): ScreenOf<Data> | undefined;
  load(): Promise<ScreenOf<Data>>;
  arrival: Promise<ScreenOf<Data>>;
  /** The server's loader together with the screen that it is for, neither of which the browser's file has. */
  rendered<Loader>(screen: ScreenOf<Data>, loader: Loader): Loader;
  /** The loader for who comes from another page: it brings the screen too, or leads on by a whole page. */
  along<Args extends { request: Request }, Loaded>(
    loader: (args: Args) => Promise<Loaded>,
  ): (args: Args) => Promise<Loaded>;
};

/**
 * A screen of which a page that is opened needs no scripts until it is used: the browser keeps the HTML that the server
 * wrote, and loads and hydrates the screen at the first sign that it is wanted (`sleep.ts`). Who comes to the page from
 * another gets the screen together with its data.
 *
 * @param fetch loads the screen in the browser
 */
export function lateScreen<Data>(fetch: () => Promise<ScreenOf<Data>>): Late<Data> {
  let screen: ScreenOf<Data> | undefined;
  let coming: Promise<ScreenOf<Data>> | undefined;
  let arrive: (screen: ScreenOf<Data>) => void;
  const arrival = new Promise<ScreenOf<Data>>((done) => {
    arrive = done;
  });
  const load = async () => {
    coming ??= fetch();
    try {
      screen = await coming;
    } catch (failure) {
      coming = undefined;
      throw failure;
    }
    // Told as React itself tells it, so that what is here already is shown at once.
    arrive(screen);
    Object.assign(arrival, { status: 'fulfilled', value: screen });
    return screen;
  };
  // A route that is loaded while another page stands is about to be shown.
  if (pageLives()) load().catch(() => {});
  return {
    here: () => screen,
    load,
    arrival,
    rendered(whole, loader) {
      screen = whole;
      return loader;
    },
    along: (loader) => async (args) => {
      const loaded = loader(args);
      await load().catch(() => {
        throw redirectDocument(args.request.url);
      });
      return loaded;
    },
  };
}

type LateScreenProps<Data> = { of: Late<Data>; loaderData: Data };

/** The screen, or what the server wrote of it. */
export function LateScreen<Data>({ of, loaderData }: LateScreenProps<Data>) {
  const sleeping = useRef<Sleep>(null);
  useEffect(() => {
    if (of.here()) return;
    sleeping.current = sleep(of.load);
    return () => sleeping.current?.leave();
  }, [of]);
  return (
    <Suspense>
      <Body of={of} loaderData={loaderData} sleeping={sleeping} />
    </Suspense>
  );
}

function Body<Data>({ of, loaderData, sleeping }: LateScreenProps<Data> & { sleeping: RefObject<Sleep | null> }) {
  // Always by the same way in the browser: React finds its hooks changed where a screen that it waited for comes by another.
  const Screen = import.meta.env.SSR ? (of.here() as ScreenOf<Data>) : use(of.arrival);
  useEffect(() => sleeping.current?.end(), [sleeping]);
  return <Screen loaderData={loaderData} />;
}
