import { useSyncExternalStore } from 'react';
import { latePage } from './page-loading.ts';

/**
 * Says that the next page is loading: a bar above the page that still stands, and words for those who do not see it. It
 * follows a store of its own, because a state of React's router would have to wait for a screen that is not hydrated yet.
 */
export function LoadingBar() {
  const late = useSyncExternalStore(latePage.subscribe, latePage.read, () => false);
  return (
    <>
      <div className="loading-bar" role="progressbar" aria-label="Loading the page" hidden={!late} />
      <p className="sr" aria-live="polite">
        {late && 'Loading the page…'}
      </p>
    </>
  );
}
