type Options<Value> = {
  /** Whether a value is cached; every value by default. */
  keep?: (value: Value) => boolean;
  /** How many values are cached; beyond it the oldest is evicted. No limit by default. */
  maxSize?: number;
  /** For how many milliseconds a value is cached; without limit by default. */
  maxAge?: number;
};

type Memoized<Key, Value> = {
  /** The promise of the key's value, from the cache or from `load`. */
  (key: Key): Promise<Value>;
  /** The promise if the value is cached or being loaded; otherwise undefined. It never starts a load. */
  peek: (key: Key) => Promise<Value> | undefined;
  clear: () => void;
};

/** Caches the promise of each key's value. A rejected promise is not cached, so that the next call loads again. */
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
    const cached = peek(key);
    if (cached) return cached;
    const entry = { value: load(key), since: performance.now() };
    const evict = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.value.then((value) => keep(value) || evict(), evict);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxSize) entries.delete(oldest as Key);
    return entry.value;
  };
  return Object.assign(get, { peek, clear: () => entries.clear() });
}
