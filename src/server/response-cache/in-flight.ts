import type { IncomingMessage } from 'node:http';
import type { CacheKey } from './cache-keys.ts';
import type { CachedResponse } from './cached-response.ts';

/** Called with the response, or with null where the response cannot be shared. */
type Waiter = (response: CachedResponse | null) => void;

type Flight = { readonly cacheKey: CacheKey; readonly waiters: Waiter[] };

/**
 * Requests whose response is being made. Requests for the same key wait for the first one's response (coalescing), which is
 * made to its end even if the client of the first one leaves.
 */
export class InFlight {
  readonly #byKey = new Map<string, Flight>();
  readonly #byRequest = new WeakMap<IncomingMessage, Flight>();

  /** Waits for the response to the key if it is being made; false where it is not. */
  join(key: string, waiter: Waiter): boolean {
    const flight = this.#byKey.get(key);
    flight?.waiters.push(waiter);
    return flight !== undefined;
  }

  /** Notes that the request is the one for which the response to the key is made. */
  begin(cacheKey: CacheKey, request: IncomingMessage): void {
    const flight = { cacheKey, waiters: [] };
    this.#byKey.set(cacheKey.key, flight);
    this.#byRequest.set(request, flight);
  }

  /** Whether the request's response is one that others may wait for. */
  has(request: IncomingMessage): boolean {
    return this.#byRequest.has(request);
  }

  /** The key under which the request's response may be stored; null after `forget`: the catalogue has changed since. */
  storableKey(request: IncomingMessage): CacheKey | null {
    const flight = this.#byRequest.get(request);
    return flight !== undefined && this.#byKey.get(flight.cacheKey.key) === flight ? flight.cacheKey : null;
  }

  /** Hands the response to everybody who waits for it. */
  finish(request: IncomingMessage, response: CachedResponse | null): void {
    const flight = this.#byRequest.get(request);
    if (flight === undefined) return;
    this.#byRequest.delete(request);
    const { key } = flight.cacheKey;
    if (this.#byKey.get(key) === flight) this.#byKey.delete(key);
    for (const waiter of flight.waiters) waiter(response);
  }

  /** Lets nobody else wait for what is being made now, and has none of it stored. */
  forget(): void {
    this.#byKey.clear();
  }
}
