import type { ClientInstrumentation } from 'react-router';

/** How long the next page may take before the site says that it is loading. */
const PATIENCE_MILLISECONDS = 200;

const listeners = new Set<() => void>();
let pending = 0;
let isLate = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Follows the navigations of the router and the loaders of its pages. */
export const pageLoads: ClientInstrumentation = {
  // The router runs a step through the history without `navigate`, but not without the page's loader.
  router: ({ instrument }) => instrument({ navigate: track }),
  route: ({ instrument }) => instrument({ loader: track, 'lazy.loader': track }),
};

async function track(load: () => Promise<unknown>): Promise<void> {
  pending++;
  timer ??= setTimeout(() => setLate(true), PATIENCE_MILLISECONDS);
  await load();
  pending--;
  if (pending > 0) return;
  clearTimeout(timer);
  timer = undefined;
  setLate(false);
}

function setLate(late: boolean): void {
  if (late === isLate) return;
  isLate = late;
  for (const listener of listeners) listener();
}

/** Whether the visitor has waited for the next page for longer than a blink; for `useSyncExternalStore`. */
export const latePage = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => isLate,
};
