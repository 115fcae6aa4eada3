/* The parts of a service worker's world that this one uses: TypeScript's own cannot stand beside those of pages. */

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type WorkerMessage = MessageEvent & WorkerEvent;

type WindowClient = { readonly url: string };

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly WindowClient[]> };
};
