import type { ServerResponse } from 'node:http';
import { CLIENT_BUDGET, PROCESS_BUDGET } from '../contract/budget.ts';

type Share = { responses: number; unreadBytes: number };

/** Counts responses in progress, and bytes that clients have not read yet, by client network. */
export class ResponsesInFlight {
  /** All networks together. */
  readonly total: Share = { responses: 0, unreadBytes: 0 };
  readonly #shares = new Map<string, Share>();

  /** Whether so many responses are in progress that a new request would wait too long. */
  get manyResponses(): boolean {
    return this.total.responses >= PROCESS_BUDGET.responsesInFlight;
  }

  /** Whether unread responses have reached their limit of memory. */
  get manyBytes(): boolean {
    return this.total.unreadBytes >= PROCESS_BUDGET.unreadBytes;
  }

  /** Whether the network has reached its limit of responses. */
  hasManyResponses(network: string): boolean {
    return (this.#shares.get(network)?.responses ?? 0) >= CLIENT_BUDGET.responsesInFlight;
  }

  /** Whether the network has reached its limit of unread bytes. */
  hasManyBytes(network: string): boolean {
    return (this.#shares.get(network)?.unreadBytes ?? 0) >= CLIENT_BUDGET.unreadBytes;
  }

  /** Counts the response until it is sent or its client has left. */
  add(network: string, response: ServerResponse): void {
    this.#change(network, 1, 0);
    response.once('close', () => this.#change(network, -1, 0));
  }

  /** Counts the bytes until they are sent or the client has left. */
  hold(network: string, response: ServerResponse, bytes: number): void {
    if (bytes === 0 || response.closed) return;
    this.#change(network, 0, bytes);
    response.once('close', () => this.#change(network, 0, -bytes));
  }

  #change(network: string, responses: number, bytes: number): void {
    const share = this.#shares.get(network) ?? { responses: 0, unreadBytes: 0 };
    for (const counted of [share, this.total]) {
      counted.responses += responses;
      counted.unreadBytes += bytes;
    }
    if (share.responses > 0 || share.unreadBytes > 0) this.#shares.set(network, share);
    else this.#shares.delete(network);
  }
}
