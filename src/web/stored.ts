/** What this browser keeps under a key of its local storage: read, changed and watched, in this tab and the others. */
export type Stored<Value> = {
  /** What is kept now; the same object until it changes. */
  read(): Value;
  /** Keeps a value. Says whether the browser's storage took it; where it did not, the value lasts for the page. */
  keep(value: Value): boolean;
  /** Calls back at every change, of other tabs too. Returns what ends it. */
  watch(listener: () => void): () => void;
};

/** @param parse makes a value of what stands in the storage, or of null; it must take anything, as others can write there */
export function stored<Value>(key: string, parse: (text: string | null) => Value): Stored<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: Value;
  const refresh = (now: string | null) => {
    if (now === text) return;
    text = now;
    value = parse(now);
  };
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    refresh(event.newValue);
    for (const listener of listeners) listener();
  };
  return {
    read() {
      if (text === undefined) refresh(storedText(key));
      return value;
    },
    keep(next) {
      text = JSON.stringify(next);
      value = next;
      let kept = true;
      try {
        localStorage.setItem(key, text);
      } catch {
        // Storage may be full, or closed to this site.
        kept = false;
      }
      for (const listener of listeners) listener();
      return kept;
    },
    watch(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', changedElsewhere);
        if (text !== undefined) refreshQuietly();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', changedElsewhere);
      };
    },
  };

  /** What other tabs changed while nobody watched; a value that the storage did not take stays. */
  function refreshQuietly() {
    const now = storedText(key);
    if (now !== null) refresh(now);
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
