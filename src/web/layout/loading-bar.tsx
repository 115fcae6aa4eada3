import { useSyncExternalStore } from 'react';
import { latePage } from './page-loading.ts';

/**
 * Shows and announces that the next page is loading, while the current one stays on the screen. It reads a store of its
 * own, because updates of the router's state wait for screens that are not hydrated yet.
 */
export function LoadingBar() {
  const late = useSyncExternalStore(latePage.subscribe, latePage.read, () => false);
  return (
    <>
      <div className="loading-bar" role="progressbar" aria-label="Loading the page" hidden={!late} />
      <p className="sr-only" aria-live="polite">
        {late && 'Loading the page…'}
      </p>
    </>
  );
}
