import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Bystander = {
  base: string;
  /** Whether the bystander asks only for cached pages, as others need the database. */
  onlyStored: boolean;
};

export type Seen = {
  requests: number;
  /** Milliseconds of the slowest response. */
  slowest: number;
  /** How often each outcome other than status 200 came. */
  failures: Record<string, number>;
};

/**
 * Starts another visitor, who asks for pages while something happens to the site: in a thread, so that the work of the
 * attackers is not measured. Gives what ends the visit.
 */
export async function startBystander(bystander: Bystander): Promise<() => Promise<Seen>> {
  const thread = new Worker(new URL('./bystander-thread.ts', import.meta.url), { workerData: bystander });
  await once(thread, 'message');
  return async () => {
    const finished = once(thread, 'message');
    thread.postMessage('finish');
    const [seen] = (await finished) as [Seen];
    return seen;
  };
}
