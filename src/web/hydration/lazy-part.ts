import { use } from 'react';
import { redirectDocument } from 'react-router';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { isHydrated } from './event-replay.ts';

/** A part of a page's code that is loaded when it is needed. */
export type LazyPart<Part> = {
  /** Sets the part where it need not be loaded: on the server. */
  set: (part: Part) => void;
  load: () => Promise<Part>;
  /** Loads it for the page of a request; throws a redirect by which the browser loads the document where it cannot be had. */
  loadFor: (request: Request) => Promise<Part>;
  /** The part. In the browser the calling component suspends until it is loaded. */
  usePart: () => Part;
};

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined;
  const loadOnce = memoizeAsync<void, Part>(async () => {
    loaded = await load();
    return loaded;
  });
  // A route that is loaded after the first page is about to be shown.
  if (isHydrated()) loadOnce().catch(() => {});
  return {
    set: (part) => {
      loaded = part;
    },
    load: loadOnce,
    loadFor: ({ url }) =>
      loadOnce().catch(() => {
        throw redirectDocument(url);
      }),
    usePart: () => loaded ?? use(loadOnce()),
  };
}
