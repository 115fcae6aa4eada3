import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/** The stored value, followed as it changes. `initial`: the value on the server and in the browser's first render. */
export function useStored<Value>(store: Stored<Value>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => initial);
}
