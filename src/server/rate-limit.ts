const WINDOW_MILLISECONDS = 60_000;
/** Clients that are told apart in one window; those beyond share one allowance, so that a flood takes no memory. */
const MOST_CLIENTS = 100_000;
const OTHERS = '';

export type Allowance = { allowed: boolean; remaining: number; resetSeconds: number };

/**
 * Counts requests per client in windows of a minute. One counter serves answers from the cache and all others, which
 * is why it is no plugin of the server behind the cache.
 */
export class RateLimit {
  readonly max: number;
  readonly #now: () => number;
  readonly #policy: string;
  #counts = new Map<string, number>();
  #ends = 0;

  constructor(max: number, now: () => number = Date.now) {
    this.max = max;
    this.#policy = `"minute";q=${max};w=${WINDOW_MILLISECONDS / 1000}`;
    this.#now = now;
  }

  /** Counts one request of the client. */
  take(client: string): Allowance {
    const now = this.#now();
    if (now >= this.#ends) {
      this.#counts = new Map();
      this.#ends = now + WINDOW_MILLISECONDS;
    }
    const name = this.#counts.size < MOST_CLIENTS || this.#counts.has(client) ? client : OTHERS;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return {
      allowed: count <= this.max,
      remaining: Math.max(0, this.max - count),
      resetSeconds: Math.ceil((this.#ends - now) / 1000),
    };
  }

  /** The limit and what is left of it, as the header fields of draft-ietf-httpapi-ratelimit-headers: name, value, name, value. */
  headers({ remaining, resetSeconds }: Allowance): string[] {
    return ['RateLimit-Policy', this.#policy, 'RateLimit', `"minute";r=${remaining};t=${resetSeconds}`];
  }
}
