import { CLIENT_BUDGET } from '../contract/budget.ts';

type Task = () => void;

/**
 * Starts one task for each client network in a turn of the event loop, in the order in which they came: the many requests of
 * one client wait for each other, and those of others go in between.
 */
export class Turns {
  /** Tasks that wait, of all networks together. */
  waiting = 0;
  /** The tasks of each network that had its turn; an empty list where no other waits. */
  readonly #queues = new Map<string, Task[]>();

  /** Starts the task now or in one of the next turns. Gives false, and forgets it, where too many of its network wait. */
  take(network: string, task: Task): boolean {
    const queue = this.#queues.get(network);
    if (queue === undefined) {
      if (this.#queues.size === 0) setImmediate(() => this.#next());
      this.#queues.set(network, []);
      task();
      return true;
    }
    if (queue.length >= CLIENT_BUDGET.requestsWaiting) return false;
    queue.push(task);
    this.waiting++;
    return true;
  }

  #next(): void {
    for (const [network, queue] of [...this.#queues]) {
      const task = queue.shift();
      if (task === undefined) {
        this.#queues.delete(network);
        continue;
      }
      this.waiting--;
      task();
    }
    if (this.#queues.size > 0) setImmediate(() => this.#next());
  }
}
