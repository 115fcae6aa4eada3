/** What this browser keeps under a key of its local storage: read, changed and watched, in this tab and the others. */
export type Stored<Value> = {
  readonly key: string;
  /** What is kept now; the same object until it changes. */
  read(): Value;
  /** Keeps a value; where the browser's storage does not take it, it lasts for the page. */
  keep(value: Value): void;
  /** Keeps what becomes of the value that stands there now, whichever tab wrote it. */
  change(next: (value: Value) => Value): void;
  /** Whether the storage refused the latest value: it is full, or closed to this site. */
  refused(): boolean;
  /** Calls back at every change, of other tabs too. Returns what ends it. */
  watch(listener: () => void): () => void;
};

/** @param parse makes a value of what stands in the storage, or of null; it must take anything, as others can write there */
export function stored<Value>(key: string, parse: (text: string | null) => Value): Stored<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: Value;
  let refused = false;
  const refresh = (now: string | null) => {
    if (now === text) return;
    text = now;
    value = parse(now);
  };
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    refused = false;
    refresh(event.newValue);
    for (const listener of listeners) listener();
  };
  const read = () => {
    if (text === undefined) refresh(storedText(key));
    return value;
  };
  const keep = (next: Value) => {
    text = JSON.stringify(next);
    value = next;
    try {
      localStorage.setItem(key, text);
      refused = false;
    } catch {
      refused = true;
    }
    for (const listener of listeners) listener();
  };
  return {
    key,
    read,
    keep,
    change(next) {
      if (!refused) refresh(storedText(key));
      keep(next(read()));
    },
    refused: () => refused,
    watch(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', changedElsewhere);
        // What other tabs changed while nobody watched.
        if (text !== undefined && !refused) refresh(storedText(key));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', changedElsewhere);
      };
    },
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
