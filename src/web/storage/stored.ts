/** A value under one key of the browser's storage, shared by all of the page and, in local storage, by all tabs. */
export type Stored<Value> = {
  readonly key: string;
  /** The current value; the same object until it changes. */
  read(): Value;
  /** Stores a value. Where the storage refuses it, the value lasts as long as the page. */
  write(value: Value): void;
  /** Stores the result of `next` for the current value, also where another tab wrote it. */
  update(next: (value: Value) => Value): void;
  /** Whether the storage refused the latest value: it is full, or closed to this site. */
  refused(): boolean;
  /** Calls the listener at every change, also of other tabs. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

type Options<Value> = {
  /** Makes a value of the stored text, or of null where there is none. It must take any text: others can write there. */
  parse: (text: string | null) => Value;
  /** The text of a value, or null to remove the key; JSON where absent. */
  serialize?: (value: Value) => string | null;
  /** `session` lasts as long as the tab; `local` where absent. */
  area?: 'local' | 'session';
};

/** The value under a key of the browser's storage. It is read on use, so this may be called on the server. */
export function stored<Value>(
  key: string,
  { parse, serialize = JSON.stringify, area = 'local' }: Options<Value>,
): Stored<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: Value;
  let refused = false;
  const accept = (next: string | null) => {
    if (next === text) return;
    text = next;
    value = parse(next);
  };
  const refresh = () => {
    // A value that the storage refused is newer than the stored one.
    if (!refused) accept(readText(key, area));
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== storageOf(area) || (event.key !== key && event.key !== null)) return;
    refused = false;
    // The event may be older than what is stored by now.
    refresh();
    notify();
  };
  const write = (next: Value) => {
    text = serialize(next);
    value = next;
    refused = !writeText(key, text, area);
    notify();
  };
  return {
    key,
    read() {
      // With subscribers, changes are reported as they happen.
      if (listeners.size === 0) refresh();
      return value;
    },
    write,
    update(next) {
      refresh();
      write(next(value));
    },
    refused: () => refused,
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        refresh();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Lets a parser take the value of a JSON text; undefined where there is no text, or one that is no JSON. */
export function json<Value>(parse: (value: unknown) => Value): (text: string | null) => Value {
  return (text) => {
    try {
      return parse(text === null ? undefined : JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) return parse(undefined);
      throw error;
    }
  };
}

/** Whether this tab, or else the browser, has a value under the key; `null` in JSON is none. */
export function isStored(key: string): boolean {
  return (readText(key, 'session') ?? readText(key, 'local') ?? 'null') !== 'null';
}

type Area = 'local' | 'session';

/** The storage of the browser; null where it is closed to this site, which throws. */
function storageOf(area: Area): Storage | null {
  try {
    return area === 'local' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

function readText(key: string, area: Area): string | null {
  return storageOf(area)?.getItem(key) ?? null;
}

/** Whether the storage took the text; a full one throws. */
function writeText(key: string, text: string | null, area: Area): boolean {
  const storage = storageOf(area);
  if (storage === null) return false;
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
