import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageLoads } from './layout/page-loading.ts';
import { registerWorker } from './offline/register.ts';

registerWorker();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[pageLoads]} />
    </StrictMode>,
  );
});
