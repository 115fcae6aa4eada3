import { performance } from 'node:perf_hooks';
import type { Quota } from '../contract/budget.ts';

const WINDOW_MILLISECONDS = 60_000;
/** Networks that are counted one by one in a window. */
const MAX_NETWORKS = 100_000;
/** Counters that all other networks share: which of them a network gets is chance, so that no client can fill another's. */
const SHARED_COUNTERS = 65_536;

export type Allowance = { quota: Quota; allowed: boolean; remaining: number; resetSeconds: number };

/** Counts requests by client network, in windows of a minute, for each quota by itself. */
export class RateLimiter {
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();

  /** @param now milliseconds of a clock that is never set back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts one request of the network. */
  take(quota: Quota, network: string): Allowance {
    const now = this.#now();
    let window = this.#windows.get(quota.name);
    if (window === undefined || now >= window.ends) {
      window = new Window(now + WINDOW_MILLISECONDS);
      this.#windows.set(quota.name, window);
    }
    const count = window.add(network);
    return {
      quota,
      allowed: count <= quota.perMinute,
      remaining: Math.max(0, quota.perMinute - count),
      resetSeconds: Math.ceil((window.ends - now) / 1000),
    };
  }
}

/** The requests of one minute. Its memory is bounded, however many networks there are. */
class Window {
  readonly ends: number;
  readonly #counts = new Map<string, number>();
  readonly #seed = Math.floor(Math.random() * 2 ** 31);
  #shared: Uint32Array | null = null;

  constructor(ends: number) {
    this.ends = ends;
  }

  add(network: string): number {
    const known = this.#counts.get(network);
    if (known === undefined && this.#counts.size >= MAX_NETWORKS) return this.#addShared(network);
    const count = (known ?? 0) + 1;
    this.#counts.set(network, count);
    return count;
  }

  #addShared(network: string): number {
    this.#shared ??= new Uint32Array(SHARED_COUNTERS);
    let hash = this.#seed;
    for (let i = 0; i < network.length; i++) hash = Math.imul(hash ^ network.charCodeAt(i), 0x01000193);
    const place = (hash >>> 0) % SHARED_COUNTERS;
    const count = (this.#shared[place] ?? 0) + 1;
    this.#shared[place] = count;
    return count;
  }
}

/**
 * The quotas and what is left of them, as the fields of draft-ietf-httpapi-ratelimit-headers: name and value in turn.
 * Where one is used up, Retry-After says how many seconds to wait.
 */
export function rateLimitHeaders(allowances: readonly Allowance[]): string[] {
  const policy = allowances.map(({ quota: { name, perMinute } }) => `"${name}";q=${perMinute};w=60`);
  const limit = allowances.map(
    ({ quota, remaining, resetSeconds }) => `"${quota.name}";r=${remaining};t=${resetSeconds}`,
  );
  const headers = ['RateLimit-Policy', policy.join(', '), 'RateLimit', limit.join(', ')];
  const exhausted = allowances.find(({ allowed }) => !allowed);
  return exhausted ? [...headers, 'Retry-After', String(exhausted.resetSeconds)] : headers;
}

/** What a client is told that has used up its allowance. */
export function exhaustedSentence({ quota: { name, perMinute }, resetSeconds }: Allowance): string {
  return `At most ${perMinute} ${name} a minute are answered for one network address. Please wait ${resetSeconds} s.`;
}
