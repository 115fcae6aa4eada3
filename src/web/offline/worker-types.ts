/* The types of the service worker's global scope. TypeScript's own library for them conflicts with that of pages. */

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type WorkerMessage = MessageEvent & WorkerEvent;

type WindowClient = { readonly url: string };

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly WindowClient[]> };
};
