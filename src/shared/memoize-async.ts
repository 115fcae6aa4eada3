type Options<Value> = {
  /** Whether a value is worth keeping; every value where absent. */
  keep?: (value: Value) => boolean;
  /** How many values are kept, the latest ones; all where absent. */
  maxSize?: number;
  /** For how many milliseconds a value is kept; for ever where absent. */
  maxAge?: number;
};

type Memoized<Key, Value> = {
  /** The promise of the key's value; a value that is kept is loaded once. */
  (key: Key): Promise<Value>;
  /** The same where it is loaded already or on its way; undefined elsewhere. */
  peek: (key: Key) => Promise<Value> | undefined;
  clear: () => void;
};

/** Loads the value of each key once and shares its promise. A failure is forgotten, so that the next call tries again. */
export function memoizeAsync<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { keep = () => true, maxSize = Number.POSITIVE_INFINITY, maxAge = Number.POSITIVE_INFINITY }: Options<Value> = {},
): Memoized<Key, Value> {
  const entries = new Map<Key, { value: Promise<Value>; since: number }>();
  const peek = (key: Key) => {
    const entry = entries.get(key);
    if (entry === undefined || performance.now() - entry.since < maxAge) return entry?.value;
    entries.delete(key);
    return undefined;
  };
  const get = (key: Key) => {
    const known = peek(key);
    if (known) return known;
    const entry = { value: load(key), since: performance.now() };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.value.then((value) => keep(value) || forget(), forget);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxSize) entries.delete(oldest as Key);
    return entry.value;
  };
  return Object.assign(get, { peek, clear: () => entries.clear() });
}
