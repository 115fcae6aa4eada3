import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from './addresses.ts';
import type { Answer } from './answer.ts';

type Waiting = (answer: Answer | null) => void;

/** Answers that are being made: who asks for one meanwhile waits for it. */
export class Fills {
  readonly #waiting = new Map<string, Waiting[]>();
  #addresses = new WeakMap<IncomingMessage, Address>();

  /** Waits for the answer, if it is being made; null comes where it turned out to be one that is not kept. */
  join(key: string, then: Waiting): boolean {
    const waiting = this.#waiting.get(key);
    waiting?.push(then);
    return waiting !== undefined;
  }

  /** Notes that the request's answer is to be kept. */
  open(address: Address, request: IncomingMessage, response: ServerResponse): void {
    this.#waiting.set(address.key, []);
    this.#addresses.set(request, address);
    response.once('close', () => this.settle(request, null));
  }

  /** The address under which the request's answer is to be kept, if it is. */
  addressOf(request: IncomingMessage): Address | undefined {
    return this.#addresses.get(request);
  }

  /** Hands the answer to all who wait for it. */
  settle(request: IncomingMessage, answer: Answer | null): void {
    const address = this.#addresses.get(request);
    if (address === undefined) return;
    this.#addresses.delete(request);
    const waiting = this.#waiting.get(address.key) ?? [];
    this.#waiting.delete(address.key);
    for (const then of waiting) then(answer);
  }

  /** Keeps nothing of what is being made now; who waits for it has it made anew. */
  forget(): void {
    const waiting = [...this.#waiting.values()].flat();
    this.#addresses = new WeakMap();
    this.#waiting.clear();
    for (const then of waiting) then(null);
  }
}
