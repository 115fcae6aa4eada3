import type { IncomingMessage } from 'node:http';
import type { CacheKey } from './cache-keys.ts';
import type { CachedResponse } from './cached-response.ts';

/** Called with the response, or with null if it cannot be shared. */
type Waiter = (response: CachedResponse | null) => void;

type Flight = { readonly cacheKey: CacheKey; readonly waiters: Waiter[] };

/**
 * Coalesces requests: those for the same key wait for the response to the first one, which is completed even if the
 * first client disconnects.
 */
export class InFlight {
  readonly #byKey = new Map<string, Flight>();
  readonly #byRequest = new WeakMap<IncomingMessage, Flight>();

  /** Waits for the response to the key if it is in flight; false if it is not. */
  join(key: string, waiter: Waiter): boolean {
    const flight = this.#byKey.get(key);
    flight?.waiters.push(waiter);
    return flight !== undefined;
  }

  /** Registers the request that produces the response to the key. */
  begin(cacheKey: CacheKey, request: IncomingMessage): void {
    const flight = { cacheKey, waiters: [] };
    this.#byKey.set(cacheKey.key, flight);
    this.#byRequest.set(request, flight);
  }

  /** Whether other requests can wait for the request's response. */
  has(request: IncomingMessage): boolean {
    return this.#byRequest.has(request);
  }

  /** The key under which the request's response may be stored; null after `forget`, when the catalogue has changed. */
  storableKey(request: IncomingMessage): CacheKey | null {
    const flight = this.#byRequest.get(request);
    return flight !== undefined && this.#byKey.get(flight.cacheKey.key) === flight ? flight.cacheKey : null;
  }

  /** Passes the response to all waiters. */
  finish(request: IncomingMessage, response: CachedResponse | null): void {
    const flight = this.#byRequest.get(request);
    if (flight === undefined) return;
    this.#byRequest.delete(request);
    const { key } = flight.cacheKey;
    if (this.#byKey.get(key) === flight) this.#byKey.delete(key);
    for (const waiter of flight.waiters) waiter(response);
  }

  /** Detaches the responses in flight: they get no further waiters and are not stored. */
  forget(): void {
    this.#byKey.clear();
  }
}
