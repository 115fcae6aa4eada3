import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether React has hydrated the page: false on the server and for the first render in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
