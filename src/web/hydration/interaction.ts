import { isStored } from '../storage/stored.ts';
import type { Field, RecordedEvents, State } from './deferred-start.ts';
import { serve } from './event-replay.ts';

/** What pointing at or reaching says that a screen is about to be used. */
const CONTROLS = ':is(a, button, input, select, label, summary)';

export type Sleep = {
  /** The screen is hydrated: what was done on it is served. */
  end: () => void;
  /** Another screen took its place. */
  leave: () => void;
};

/** Takes note of a step in the history that is made while a screen sleeps. */
let stepped: (() => void) | null = null;

// The router follows such a step at once, and a screen that cannot follow it would vanish. This comes before the router.
if (!import.meta.env.SSR)
  addEventListener('popstate', (event) => {
    if (stepped === null) return;
    event.stopImmediatePropagation();
    stepped();
  });

/**
 * Watches over a screen that stands as the server wrote it and calls `wake` when it is wanted: at the first sign that it is
 * used, or at once where it would show something that the browser keeps (`data-stored` names the key). What is done on it
 * before it is awake is written down.
 */
export function sleep(wake: () => Promise<unknown>): Sleep {
  const part = document.querySelector('#main .page') as Element;
  const stale = [...part.querySelectorAll<HTMLElement>('[data-stored]')];
  const listening = new AbortController();
  const acts = { done: new Map(), keys: [], end: leave } satisfies RecordedEvents;
  let followed = false;

  function leave() {
    listening.abort();
    stepped = null;
  }
  const begin = () => {
    wake().catch(() => leaveByLink(acts, followed));
  };
  const beginIfStale = () => {
    const shown = stale.filter(({ dataset }) => isStored(dataset.stored ?? ''));
    for (const element of shown) element.ariaBusy = 'true';
    if (shown.length > 0) begin();
  };
  stepped = () => {
    followed = true;
    begin();
  };
  writeDown(part, acts, begin, listening.signal);
  addEventListener('storage', beginIfStale, listening);
  beginIfStale();
  if (part.querySelector(`${CONTROLS}:is(:hover, :focus)`) || isFilledIn(part)) begin();
  return {
    leave,
    end() {
      for (const element of stale) element.ariaBusy = null;
      serve(acts, () => followed && dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    },
  };
}

/** Writes down what is done on a part of the page, before anybody else hears of it, and calls `begin` at each sign of use. */
function writeDown(part: Element, { done, keys }: RecordedEvents, begin: () => void, signal: AbortSignal): void {
  const note = (element: HTMLElement, state: State | null) => {
    done.delete(element);
    done.set(element, state);
  };
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    act: (event: WindowEventMap[Name], target: Element) => void,
  ) =>
    addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (target instanceof Element && part.contains(target)) act(event, target);
      },
      { capture: true, signal },
    );
  for (const sign of ['pointerover', 'focusin'] as const) on(sign, (_, target) => target.closest(CONTROLS) && begin());
  on('click', (event, target) => {
    begin();
    const press = target.closest<HTMLElement>('button[type=button], a:not([href^="#"])');
    if (!press || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    note(press, null);
  });
  // React keeps keys from everybody while it waits for what they are struck on.
  on('keydown', (event) => {
    begin();
    keys?.push(event);
  });
  for (const name of ['input', 'change'] as const)
    on(name, (_, target) => {
      begin();
      const { value, checked } = target as HTMLInputElement;
      note(target as Field, { value, checked });
    });
}

/** Where the screen cannot be had, links and steps in the history lead on by whole pages. */
function leaveByLink({ done }: RecordedEvents, followed: boolean): void {
  if (followed) location.reload();
  for (const link of done.keys()) if (link instanceof HTMLAnchorElement) location.assign(link.href);
}

/** Whether a field has another value than the server gave it: browsers fill in anew what was typed before. */
function isFilledIn(part: Element): boolean {
  return [...part.querySelectorAll<HTMLInputElement>('input[type=number]')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}
