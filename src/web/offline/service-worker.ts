import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { KIND_NAMES } from '../../contract/kinds.ts';
import { MAX_SUGGESTIONS } from '../../contract/limits.ts';
import { apiPaths, callsOfEntry } from '../api-paths.ts';
import { ASSETS_FOLDER } from '../paths.ts';
import { registerCall } from '../screens/rulebooks/register-call.ts';
import { createDownloader } from './download.ts';
import { clearLists, localEntryResponse, localResponse, notStoredResponse } from './local-responses.ts';
import { type Command, OFFLINE_PAGE } from './messages.ts';
import type { WorkerScope } from './worker-types.ts';

/*
 * Pages and API responses come from the network while there is one, so they are of the newest version. Visited ones are
 * cached for offline use. The names of assets contain their hashes, so the cache holds those of several versions: an open
 * page uses the assets of its own version.
 */

/** The files and the name of the site's version, inserted when the worker is built. */
declare const SITE_FILES: readonly string[];
declare const SITE_VERSION: string;

const worker = self as unknown as WorkerScope;

const FILES = 'files';
const PICTURES = 'pictures';
const API_RESPONSES = 'answers';
const PAGES = `pages-${SITE_VERSION}`;
/** The cache of the offline page alone, in which nothing expires. */
const SHELL = `shell-${SITE_VERSION}`;
const CACHES = [FILES, PICTURES, API_RESPONSES, PAGES, SHELL];

/** How long the worker waits for the network before it uses a cached response. */
const NETWORK_TIMEOUT_SECONDS = 4;

/** The API's addresses whose responses are cached. The others are downloads, or call other servers. */
const CACHED_API = /^\/api\/(?!downloads|list-tables|addresses|sheet|openapi)(?!.*\/export\.)./;
const NO_PAGE = /^\/(?:api|assets|portraits|artwork|tokens|healthz|readyz|metrics)(?:\/|$)|\.[a-z]+$/;

/** The addresses of entries' pages; with `/api` before them, they are those of the entries' data. */
const ENTRY = new RegExp(`^/(?:${[...KIND_NAMES, 'effects'].join('|')})/[^/]+$`);

const common = (maxEntries: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } }),
];
const matchOptions = { ignoreVary: true };

const files = new CacheFirst({ cacheName: FILES, matchOptions, plugins: common(600) });

const apiResponses = new NetworkFirst({
  cacheName: API_RESPONSES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions,
  plugins: [
    ...common(1000),
    {
      // Entries of the stored catalogue are newer than responses that were cached before its download.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        (await localEntryResponse(new URL(request.url))) ?? cachedResponse,
      handlerDidError: async ({ request }) => offlineResponse(request),
    },
  ],
});

async function offlineResponse(request: Request): Promise<Response> {
  const url = new URL(request.url);
  return (await localEntryResponse(url)) ?? (await localResponse(url)) ?? (await notStoredResponse(url));
}

/* Suggestions are fetched at every keystroke. In the cache they would evict visited pages, and cost more time than the search. */
const suggestions = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [{ handlerDidError: async ({ request }) => offlineResponse(request) }],
});

const isSuggestion = ({ pathname, searchParams }: URL) =>
  pathname === apiPaths.search({}) && searchParams.get('limit') === String(MAX_SUGGESTIONS);

/** The part of its register that the page of a rulebook shows. */
function registerOf(pathname: string, search: string): string[] {
  const [, kind, slug = ''] = pathname.split('/');
  return kind === 'rulebooks' ? [registerCall(decodeURIComponent(slug), new URLSearchParams(search))] : [];
}

const offlinePage = () => caches.match(OFFLINE_PAGE, { ...matchOptions, cacheName: SHELL });

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions,
  plugins: [
    ...common(300),
    {
      // The offline page never waits for a network that hangs.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (new URL(request.url).pathname === OFFLINE_PAGE ? offlinePage() : undefined),
      // An entry's page fetches its data when it is used, possibly without a network.
      cacheDidUpdate: async ({ request, event }) => {
        const { pathname, search } = new URL(request.url);
        const calls = ENTRY.test(pathname) ? [...callsOfEntry(pathname, search), ...registerOf(pathname, search)] : [];
        await Promise.all(calls.flatMap((address) => apiResponses.handleAll({ event, request: new Request(address) })));
      },
      handlerDidError: async ({ request }) => {
        const { pathname, search, origin } = new URL(request.url);
        const page = await offlinePage();
        if (page === undefined || pathname === OFFLINE_PAGE) return page;
        // The offline page leads on to the requested one.
        return Response.redirect(`${origin}${OFFLINE_PAGE}?${new URLSearchParams({ to: pathname + search })}`);
      },
    },
  ],
});

const pictures = new StaleWhileRevalidate({
  cacheName: PICTURES,
  matchOptions,
  plugins: [...common(600), { handlerDidError: async () => EMPTY_PICTURE.clone() }],
});

const EMPTY_PICTURE = new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
  headers: { 'content-type': 'image/svg+xml' },
});

const others = new NetworkFirst({ cacheName: FILES, matchOptions, plugins: common(600) });

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS_FOLDER), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isSuggestion(url), suggestions);
registerRoute(({ url, sameOrigin }) => sameOrigin && CACHED_API.test(url.pathname), apiResponses);
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(?:portraits|artwork|tokens)\//.test(url.pathname), pictures);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && !NO_PAGE.test(url.pathname) && request.headers.get('accept')?.startsWith('text/html') === true,
  pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && SITE_FILES.includes(url.pathname), others);

worker.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function install(event: Event): Promise<void> {
  const shell = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (!shell.ok) throw new Error(`${OFFLINE_PAGE} answered with status ${shell.status}.`);
  const references = (await shell.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g);
  await (await caches.open(SHELL)).put(OFFLINE_PAGE, shell);
  const wanted = new Set([...SITE_FILES, ...[...references].map(([, path = '']) => path)]);
  const fetched = [...wanted].map((path) => {
    const handler = path.startsWith(ASSETS_FOLDER) ? files : others;
    return Promise.all(handler.handleAll({ event: event as never, request: new Request(path) }));
  });
  await Promise.all(fetched);
  await worker.skipWaiting();
}

/** Takes over from the worker before. Open pages load the next page as a whole document (`isOutdated`). */
async function activate(): Promise<void> {
  await deleteOldCaches();
  await worker.clients.claim();
}

/**
 * Deletes the caches of other versions. A page that the worker before was still storing makes its cache anew, so this is
 * repeated later. A worker that is being replaced leaves all as it is: its successor fills its own caches by then.
 */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const { installing, waiting } = worker.registration;
  if (installing !== null || waiting !== null) return;
  await Promise.all(names.filter((name) => !CACHES.includes(name)).map((name) => caches.delete(name)));
}

const downloader = createDownloader({ cacheName: API_RESPONSES, onChange: clearLists });

worker.addEventListener('message', (event) => {
  const command = (event.data ?? {}) as Partial<Command>;
  if (command.type === 'download-catalogue') event.waitUntil(downloader.choose(command.index === true));
  if (command.type === 'check-catalogue') event.waitUntil(Promise.all([deleteOldCaches(), downloader.check()]));
  if (command.type === 'remove-catalogue') event.waitUntil(downloader.remove());
});
