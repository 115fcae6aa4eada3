import { track } from '../layout/page-loading.ts';
import { isStored } from '../storage/stored.ts';
import type { Field, RecordedEvents, State } from './deferred-start.ts';
import { replay } from './event-replay.ts';
import { holdHistorySteps, repeatHistoryStep } from './history-steps.ts';

/** Pointing at one of these, or focusing it, shows that a screen is about to be used. */
const CONTROLS = ':is(a, button, input, select, label, summary)';

/** A screen that is not hydrated yet. */
export type DehydratedScreen = {
  /** To be called when the screen is rendered: replays what was recorded, unless another has taken its place. */
  hydrated: () => void;
  /** To be called where another screen takes its place. */
  leave: () => void;
};

/**
 * Calls `load` at the first sign that the screen is used, or at once where it would show a value that the browser stores
 * (`data-stored` names its key, or several with blanks between). Records the events on the screen until it is hydrated. Where `load` fails, the next sign calls it
 * again, and the browser follows recorded links by itself.
 */
export function hydrateOnInteraction(load: () => Promise<unknown>): DehydratedScreen {
  const part = document.querySelector('#main .page') as Element;
  const storedParts = [...part.querySelectorAll<HTMLElement>('[data-stored]')];
  const listening = new AbortController();
  let stepHeld = false;
  const releaseSteps = holdHistorySteps(() => {
    stepHeld = true;
    begin();
  });
  // A link that is followed meanwhile waits for the screen.
  const settled = Promise.withResolvers<void>();
  let left = false;
  const leave = () => {
    left = true;
    listening.abort();
    releaseSteps();
    settled.resolve();
  };
  const events = { done: new Map(), keys: [], end: leave } satisfies RecordedEvents;
  const follow = () => void track(() => settled.promise);
  let loading = false;
  let again = false;
  const begin = () => {
    // A sign that comes while a load fails asks for another.
    again = loading;
    if (loading) return;
    loading = true;
    load().catch(() => {
      // What was recorded belongs to a page that is gone.
      if (left) return;
      loading = false;
      if (again) begin();
      else {
        settled.resolve();
        leaveByLink(events, stepHeld);
      }
    });
  };
  const beginIfStored = () => {
    const shown = storedParts.filter(({ dataset }) => dataset.stored?.split(' ').some(isStored));
    for (const element of shown) element.ariaBusy = 'true';
    if (shown.length > 0) begin();
  };
  recordEvents(part, events, { begin, follow }, listening.signal);
  addEventListener('storage', beginIfStored, listening);
  beginIfStored();
  // In watch mode the router renders every page again at once, and React drops the HTML of a screen that is not hydrated.
  if (import.meta.env.DEV || part.querySelector(`${CONTROLS}:is(:hover, :focus)`) || isFilledIn(part)) begin();
  return {
    leave,
    hydrated() {
      if (left) return;
      settled.resolve();
      for (const element of storedParts) element.ariaBusy = null;
      replay(events, () => stepHeld && repeatHistoryStep());
    },
  };
}

type Signs = {
  /** Called at each sign of use. */
  begin: () => void;
  /** Called when a link is followed. */
  follow: () => void;
};

/** Records the events on a part of the page before any other listener receives them. */
function recordEvents(
  part: Element,
  { done, keys }: RecordedEvents,
  { begin, follow }: Signs,
  signal: AbortSignal,
): void {
  const record = (element: HTMLElement, state: State | null) => {
    done.delete(element);
    done.set(element, state);
  };
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name], target: Element) => void,
  ) =>
    addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (target instanceof Element && part.contains(target)) listener(event, target);
      },
      { capture: true, signal },
    );
  for (const sign of ['pointerover', 'focusin'] as const) on(sign, (_, target) => target.closest(CONTROLS) && begin());
  on('click', (event, target) => {
    begin();
    const press = target.closest<HTMLElement>('button, a:not([href^="#"])');
    if (!press || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (press instanceof HTMLAnchorElement) follow();
    record(press, null);
  });
  // React stops key events on HTML that is not hydrated.
  on('keydown', (event) => {
    begin();
    keys?.push(event);
  });
  for (const name of ['input', 'change'] as const)
    on(name, (_, target) => {
      begin();
      const { value, checked } = target as HTMLInputElement;
      record(target as Field, { value, checked });
    });
}

/**
 * Where the screen cannot be loaded, the browser follows recorded links, forms and steps through the history by itself. A chosen
 * value sends its form; a button with `data-reload` loads the page again.
 */
function leaveByLink({ done }: RecordedEvents, stepHeld: boolean): void {
  const last = [...done.keys()].at(-1);
  if (stepHeld || (last instanceof HTMLElement && last.dataset.reload !== undefined)) location.reload();
  else if (last instanceof HTMLAnchorElement) location.assign(last.href);
  else if (last instanceof HTMLButtonElement && last.type === 'submit') last.form?.requestSubmit(last);
  else if (last?.matches('select, [type=checkbox], [type=radio]')) (last as HTMLInputElement).form?.requestSubmit();
}

/** Whether a field has another value than the server gave it: browsers fill in anew what was typed before. */
function isFilledIn(part: Element): boolean {
  return [...part.querySelectorAll<HTMLInputElement>('input[type=number]')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}
