/** The events on a page or a part of it before its scripts ran; `end` stops recording them. */
export type RecordedEvents = {
  /**
   * Pressed buttons and links (null), and changed fields with their state. Each element has one entry, in the order of its last
   * event.
   */
  done: Map<HTMLElement, State | null>;
  /** Struck keys, where no other listener received them. */
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

/** The modules of a page, by their addresses. */
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
 * Starts the page's scripts after the first paint of content, or at the first sign of use. Events on what needs scripts are recorded, for
 * `replayEarlyEvents`. The text of this function is in every page: it may use nothing from outside itself.
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
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, begin, options);
  // For a pointer at rest over a new page, browsers report a movement by 0 pixels.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && begin(), options);
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
    // A first paint may be the background alone, while fonts are on their way.
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      idle();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted);
  window.earlyEvents = { done, end: () => listening.abort() };
}
