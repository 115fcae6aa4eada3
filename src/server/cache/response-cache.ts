import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Address } from './addresses.ts';
import type { Answer, Variant } from './answer.ts';
import { Clock } from './clock.ts';
import type { Encoding } from './encodings.ts';

/** The share of addresses without parameters: there are only so many of them, and no other may push them out. */
const CLOSED_SHARE = 3 / 4;
/** An answer that is larger than this share of its room is not kept. */
const LARGEST_SHARE = 1 / 4;
/** An answer that has been sent so often is worth being compressed for long. */
const HITS_TO_IMPROVE = 32;
const MOST_IMPROVEMENTS_WAITING = 200;
/** Compressing for long waits while the process spends more than this share of its time on requests, looked at so often. */
const BUSY_SHARE = 0.5;
const LOOK_MILLISECONDS = 100;

/**
 * Answers in memory, up to a number of bytes. Addresses with parameters have a room of their own, so that however many
 * different ones are asked for, every entry's own page stays.
 */
export class ResponseCache {
  readonly #closed: Clock<Answer>;
  readonly #open: Clock<Answer>;
  readonly #largest: number;
  readonly #improvements = new Map<string, Answer>();
  #improving = false;

  constructor(maxBytes: number) {
    const closed = Math.floor(maxBytes * CLOSED_SHARE);
    this.#closed = new Clock(closed);
    this.#open = new Clock(maxBytes - closed);
    this.#largest = (maxBytes - closed) * LARGEST_SHARE;
  }

  get bytes(): number {
    return this.#closed.bytes + this.#open.bytes;
  }

  get size(): number {
    return this.#closed.size + this.#open.size;
  }

  find(key: string): Answer | undefined {
    return this.#closed.get(key) ?? this.#open.get(key);
  }

  /** Keeps the answer, unless it is so large that it would push out many others. */
  keep(address: Address, answer: Answer): void {
    if (answer.bytes <= this.#largest) this.#keep(address, answer);
  }

  /** An encoding that is not at hand yet. */
  async derive(key: string, answer: Answer, encoding: Encoding): Promise<Variant> {
    const variant = await answer.derive(encoding);
    this.#resized(key, answer);
    return variant;
  }

  /** Notes that the answer was sent from memory; one that is sent often is made smaller in the background. */
  used(key: string, answer: Answer): void {
    if (++answer.hits !== HITS_TO_IMPROVE || !answer.improvable) return;
    if (this.#improvements.size < MOST_IMPROVEMENTS_WAITING) this.#improvements.set(key, answer);
    if (!this.#improving) void this.#improve();
  }

  clear(): void {
    this.#closed.clear();
    this.#open.clear();
    this.#improvements.clear();
  }

  #keep({ key, open }: Address, answer: Answer): void {
    (open ? this.#open : this.#closed).set(key, answer, answer.bytes + key.length);
  }

  #resized(key: string, answer: Answer): void {
    if (this.#closed.get(key) === answer) this.#keep({ key, open: false }, answer);
    else if (this.#open.get(key) === answer) this.#keep({ key, open: true }, answer);
  }

  /** One after the other, so that it takes at most one core, and that only while requests leave it idle. */
  async #improve(): Promise<void> {
    this.#improving = true;
    for (const [key, answer] of this.#improvements) {
      await idle();
      this.#improvements.delete(key);
      await answer.improve().catch(() => undefined);
      this.#resized(key, answer);
    }
    this.#improving = false;
  }
}

/** Waits until requests take less than half of the process's time. */
async function idle(): Promise<void> {
  for (let busy = 1; busy > BUSY_SHARE; ) {
    const before = performance.eventLoopUtilization();
    await wait(LOOK_MILLISECONDS, undefined, { ref: false });
    busy = performance.eventLoopUtilization(before).utilization;
  }
}
