import { performance } from 'node:perf_hooks';
import type { Quota } from '../contract/budget.ts';

const WINDOW_MILLISECONDS = 60_000;
/** The most networks with a counter of their own in a window. */
const MAX_NETWORKS = 100_000;
/**
 * The number of counters that all other networks share. They are assigned randomly, so that no client can target
 * another's.
 */
const SHARED_COUNTERS = 65_536;

export type Allowance = { quota: Quota; allowed: boolean; remaining: number; resetSeconds: number };

/** Counts requests by client network in windows of a minute, separately for each quota. */
export class RateLimiter {
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();

  /** @param now milliseconds of a monotonic clock */
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
 * The header fields of draft-ietf-httpapi-ratelimit-headers, name and value in turn. If a quota is used up, Retry-After
 * gives the seconds to wait.
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

/** The message for a client that has used up its allowance. */
export function exhaustedSentence({ quota: { name, perMinute }, resetSeconds }: Allowance): string {
  return `At most ${perMinute} ${name} a minute are answered for one network address. Please wait ${resetSeconds} s.`;
}
