/** What was done on a page or a part of it before its scripts ran; `end` stops writing it down. */
export type RecordedEvents = {
  /**
   * Buttons that do nothing without scripts, and links that wait for them, which were pressed (null); fields that were
   * changed, with what they hold. Each once, in the order of the last time.
   */
  done: Map<HTMLElement, State | null>;
  /** Keys that were struck, where they are kept from everybody. */
  keys?: KeyboardEvent[];
  end: () => void;
};

export type State = { value: string; checked: boolean };
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Set by the page itself, and absent while developing. */
    earlyEvents?: RecordedEvents;
  }
}

/** Addresses of the scripts that bring a page to life. */
export type PageModules = {
  /** Fills in the router's table of routes. */
  manifest: string;
  /** What the routes of the page export, each in one module or several. */
  routes: readonly (readonly [id: string, modules: readonly string[]])[];
  entry: string;
  /** The global variable that takes the exports of the routes, by their ids. */
  variable: string;
  /** All files that these need. */
  files: readonly string[];
};

/**
 * Starts the page's scripts once the page is painted, or at the first sign that they are wanted. What needs scripts and
 * is used before is written down, for `replayEarlyEvents` to do later. The text of this function stands in every page: it may
 * use nothing from outside itself.
 */
export function startDeferred({ manifest, routes, entry, variable, files }: PageModules): void {
  const done: RecordedEvents['done'] = new Map();
  const note = (element: HTMLElement, state: State | null) => {
    done.delete(element);
    done.set(element, state);
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const load = (address: string) => import(/* @vite-ignore */ address);
    const loaded = load(manifest);
    const parts = routes.map(async ([id, modules]) => [
      id,
      Object.assign({}, ...(await Promise.all(modules.map(load)))),
    ]);
    Object.assign(window, { [variable]: Object.fromEntries(await Promise.all(parts)) });
    await loaded;
    await load(entry);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin']) addEventListener(sign, begin, options);
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
      if (button === null) return;
      event.stopImmediatePropagation();
      note(button, null);
      begin();
    },
    options,
  );
  for (const name of ['input', 'change'])
    addEventListener(
      name,
      ({ target }) => {
        const { value, checked } = target as HTMLInputElement;
        note(target as Field, { value, checked });
      },
      options,
    );
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 1000 }) : begin());
  const painted = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return idle();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      idle();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted);
  window.earlyEvents = { done, end: () => listening.abort() };
}
