import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageDataContext, readPageData } from './data/page-data.ts';
import { watchHistorySteps } from './hydration/history-steps.ts';
import { pageLoads } from './layout/page-loading.ts';
import { registerWorker } from './offline/register.ts';

watchHistorySteps();
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The service worker comes after all that the page itself needs.
  if (document.readyState === 'complete') void registerWorker();
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
