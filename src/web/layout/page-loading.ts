import type { ClientInstrumentation } from 'react-router';

/** How long the next page may take before the loading indicator appears. */
const INDICATOR_DELAY_MILLISECONDS = 200;

const listeners = new Set<() => void>();
let pending = 0;
let isLate = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tracks the navigations and the loaders of the router. */
export const pageLoads: ClientInstrumentation = {
  // Going back and forward runs loaders without calling `navigate`.
  router: ({ instrument }) => instrument({ navigate: track }),
  route: ({ instrument }) => instrument({ loader: track, 'lazy.loader': track }),
};

/** Counts a load as that of the next page until its promise is settled. */
export async function track(load: () => Promise<unknown>): Promise<void> {
  pending++;
  timer ??= setTimeout(() => setLate(true), INDICATOR_DELAY_MILLISECONDS);
  await load();
  pending--;
  if (pending > 0) return;
  clearTimeout(timer);
  timer = undefined;
  setLate(false);
}

/** Whether another page is on its way. */
export const isPageLoading = (): boolean => pending > 0;

function setLate(late: boolean): void {
  if (late === isLate) return;
  isLate = late;
  for (const listener of listeners) listener();
}

/** Whether the loading indicator is due; for `useSyncExternalStore`. */
export const latePage = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => isLate,
};
