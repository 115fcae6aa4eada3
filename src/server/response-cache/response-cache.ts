import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { CacheKey } from './cache-keys.ts';
import type { CachedResponse, Representation } from './cached-response.ts';
import { ClockStore } from './clock-store.ts';
import type { Encoding } from './encodings.ts';

/** The share of the space for addresses without parameters. Their number is limited, and others must not evict them. */
const BOUNDED_SHARE = 3 / 4;
/** Responses larger than this share of their space are not stored. */
const MAX_SHARE = 1 / 4;
/** The number of hits after which a response is compressed at the highest quality. */
const HITS_TO_IMPROVE = 32;
const MAX_IMPROVEMENTS_WAITING = 200;
/** Compression waits while the process spends more than this share of its time on requests. */
const BUSY_SHARE = 0.5;
const CHECK_MILLISECONDS = 100;

/**
 * Responses in memory, up to a number of bytes. Addresses with parameters have a space of their own, so that any number
 * of them does not evict the pages of entries.
 */
export class ResponseCache {
  readonly #bounded: ClockStore<CachedResponse>;
  readonly #unbounded: ClockStore<CachedResponse>;
  readonly #largest: number;
  readonly #improvements = new Map<string, CachedResponse>();
  #improving = false;

  constructor(maxBytes: number) {
    const bounded = Math.floor(maxBytes * BOUNDED_SHARE);
    this.#bounded = new ClockStore(bounded);
    this.#unbounded = new ClockStore(maxBytes - bounded);
    this.#largest = (maxBytes - bounded) * MAX_SHARE;
  }

  get bytes(): number {
    return this.#bounded.bytes + this.#unbounded.bytes;
  }

  get size(): number {
    return this.#bounded.size + this.#unbounded.size;
  }

  find(key: string): CachedResponse | undefined {
    return this.#bounded.get(key) ?? this.#unbounded.get(key);
  }

  /** Stores the response, unless it is so large that it would evict many others. */
  store(cacheKey: CacheKey, response: CachedResponse): void {
    if (response.bytes <= this.#largest) this.#set(cacheKey, response);
  }

  /** A representation in an encoding that was not requested before. */
  async derive(key: string, response: CachedResponse, encoding: Encoding): Promise<Representation> {
    const representation = await response.derive(encoding);
    this.#resized(key, response);
    return representation;
  }

  /** Notes that the response was sent from memory; one that is sent often is compressed further in the background. */
  used(key: string, response: CachedResponse): void {
    if (++response.hits !== HITS_TO_IMPROVE || !response.improvable) return;
    if (this.#improvements.size < MAX_IMPROVEMENTS_WAITING) this.#improvements.set(key, response);
    if (!this.#improving) void this.#improve();
  }

  clear(): void {
    this.#bounded.clear();
    this.#unbounded.clear();
    this.#improvements.clear();
  }

  #set({ key, unbounded }: CacheKey, response: CachedResponse): void {
    (unbounded ? this.#unbounded : this.#bounded).set(key, response, response.bytes + key.length);
  }

  #resized(key: string, response: CachedResponse): void {
    if (this.#bounded.get(key) === response) this.#set({ key, unbounded: false }, response);
    else if (this.#unbounded.get(key) === response) this.#set({ key, unbounded: true }, response);
  }

  /** Compresses one response after the other, so that it uses at most one core, and only while that is idle. */
  async #improve(): Promise<void> {
    this.#improving = true;
    for (const [key, response] of this.#improvements) {
      await idle();
      this.#improvements.delete(key);
      await response.improve().catch(() => undefined);
      this.#resized(key, response);
    }
    this.#improving = false;
  }
}

/** Waits until requests take less than half of the process's time. */
async function idle(): Promise<void> {
  for (let busy = 1; busy > BUSY_SHARE; ) {
    const before = performance.eventLoopUtilization();
    await wait(CHECK_MILLISECONDS, undefined, { ref: false });
    busy = performance.eventLoopUtilization(before).utilization;
  }
}
