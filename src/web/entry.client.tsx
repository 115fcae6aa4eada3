import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageDataContext, readPageData } from './data/page-data.ts';
import { watchHistorySteps } from './hydration/history-steps.ts';
import { pageLoads } from './layout/page-loading.ts';

watchHistorySteps();
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') registerWorker();
  else addEventListener('load', registerWorker, { once: true });
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageDataContext value={readPageData()}>
        <HydratedRouter instrumentations={[pageLoads]} />
      </PageDataContext>
    </StrictMode>,
  );
});

/** The service worker comes after all that the page itself needs, and so does the code that registers it. */
function registerWorker(): void {
  // Pages work without a service worker.
  import('./offline/register.ts').then(({ registerWorker }) => registerWorker()).catch(() => {});
}
