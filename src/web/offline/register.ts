import { pageRequest } from '../data/list-request.ts';
import { filePaths } from '../paths.ts';
import type { Wish } from './messages.ts';

/** How long after the start of a page the kept catalogue is held against the site's. */
const CHECK_MILLISECONDS = 5000;
/** How long a page that is looked at again has not asked for a new version. */
const AGE_MILLISECONDS = 30 * 60 * 1000;

let outdated = false;

/** Whether a newer version of the site has come since the page was loaded: it then leads on by whole pages. */
export function isOutdated(): boolean {
  return outdated;
}

/** Starts what keeps pages for offline use and lets them be installed, once the page itself is done. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void start();
  else addEventListener('load', () => void start(), { once: true });
}

async function start(): Promise<void> {
  // In the page itself it would be fetched before the page is painted.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: filePaths.manifest() }));
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  try {
    const registration = await serviceWorker.register(filePaths.serviceWorker(), { updateViaCache: 'none' });
    // The first worker to come takes over the page that it belongs to.
    let belongs = first;
    serviceWorker.addEventListener('controllerchange', () => {
      outdated ||= !belongs;
      belongs = false;
    });
    const { active } = await serviceWorker.ready;
    if (active === null) return;
    if (first) active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: thisPage() } });
    setTimeout(() => active.postMessage({ type: 'check-catalogue' } satisfies Wish), CHECK_MILLISECONDS);
    keepFresh(registration);
  } catch {
    // A browser that refuses it shows every page all the same.
  }
}

/** Pages may stay open for days. */
function keepFresh(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < AGE_MILLISECONDS) return;
    asked = Date.now();
    registration.update().catch(() => {});
    registration.active?.postMessage({ type: 'check-catalogue' } satisfies Wish);
  });
}

/** The page that was loaded before there was anything to keep it. */
function thisPage(): unknown[] {
  const page = [location.href, { headers: { accept: 'text/html' } }];
  const request = pageRequest(new URL(location.href));
  return request === null ? [page] : [page, request];
}
