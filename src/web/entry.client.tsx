import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageDataContext, readPageData } from './data/page-data.ts';
import { watchHistorySteps } from './hydration/history-steps.ts';
import { pageLoads } from './layout/page-loading.ts';
import { registerWorker } from './offline/register.ts';

watchHistorySteps();
registerWorker();
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
