import { filePaths } from '../paths.ts';
import type { Command } from './messages.ts';
import { markOutdated } from './outdated.ts';

/** How long after a page's load the stored catalogue is checked for updates. */
const CHECK_MILLISECONDS = 5000;
/** How long after the last check a page that becomes visible checks for a new version. */
const AGE_MILLISECONDS = 30 * 60 * 1000;

/** Registers the service worker and adds the manifest. */
export async function registerWorker(): Promise<void> {
  // As part of the HTML it would be fetched before the first paint.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: filePaths.manifest() }));
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  try {
    const registration = await serviceWorker.register(filePaths.serviceWorker(), { updateViaCache: 'none' });
    // The first worker has the version of the page.
    let isOwnVersion = first;
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isOwnVersion) markOutdated();
      isOwnVersion = false;
    });
    const { active } = await serviceWorker.ready;
    if (active === null) return;
    if (first) active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: await thisPage() } });
    // A newer worker may have taken over by then.
    const check = () => registration.active?.postMessage({ type: 'check-catalogue' } satisfies Command);
    setTimeout(check, CHECK_MILLISECONDS);
    keepFresh(registration);
  } catch {
    // Pages work without a service worker.
  }
}

/** Checks for updates when the page becomes visible: pages may stay open for days. */
function keepFresh(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < AGE_MILLISECONDS) return;
    checked = Date.now();
    registration.update().catch(() => {});
    registration.active?.postMessage({ type: 'check-catalogue' } satisfies Command);
  });
}

/** The requests of the page that was loaded before the first worker, for the worker to cache. */
async function thisPage(): Promise<unknown[]> {
  const { pageRequest } = await import('../data/list-request.ts');
  const page = [location.href, { headers: { accept: 'text/html' } }];
  const request = pageRequest(new URL(location.href));
  return request === null ? [page] : [page, request];
}
