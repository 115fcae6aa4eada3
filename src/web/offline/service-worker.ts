import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { KIND_NAMES } from '../../contract/kinds.ts';
import { SUGGESTED } from '../../contract/limits.ts';
import { apiPaths, callOfPage } from '../api-paths.ts';
import { ASSETS_FOLDER } from '../paths.ts';
import { createDownloader } from './download.ts';
import { forgetLists, localAnswer, localEntry, notStored } from './local-answers.ts';
import { OFFLINE_PAGE, type Wish } from './messages.ts';
import type { WorkerScope } from './worker-types.ts';

/*
 * Pages and answers of the API come from the network while there is one, so that nobody is shown what an older version
 * made; what was visited is kept for when there is none. The files of a version have names of their own and are kept
 * side by side: a page that is still open goes on with its own while the next version is already there.
 */

/** The version's files, and a name for the version; put in when the worker is built. */
declare const SITE_FILES: readonly string[];
declare const SITE_VERSION: string;

const worker = self as unknown as WorkerScope;

const FILES = 'files';
const PICTURES = 'pictures';
const ANSWERS = 'answers';
const PAGES = `pages-${SITE_VERSION}`;
const CACHES = [FILES, PICTURES, ANSWERS, PAGES];

/** How long a slow network is waited for where the answer is kept. */
const PATIENCE_SECONDS = 4;

/** Other parts of the API are files to be saved, or ask other servers. */
const KEPT_API = /^\/api\/(?!downloads|list-tables|addresses|sheet|openapi)(?!.*\/export\.)./;
const NO_PAGE = /^\/(?:api|assets|portraits|artwork|tokens|healthz|readyz|metrics)(?:\/|$)|\.[a-z]+$/;

/** Addresses of entries' pages, which are the API's too. */
const ENTRY = new RegExp(`^/(?:${[...KIND_NAMES, 'effects'].join('|')})/[^/]+$`);

const common = (maxEntries: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } }),
];
const matchOptions = { ignoreVary: true };

const files = new CacheFirst({ cacheName: FILES, matchOptions, plugins: common(600) });

const answers = new NetworkFirst({
  cacheName: ANSWERS,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [
    ...common(1000),
    {
      // Entries of the kept catalogue are newer than what was visited before it was fetched.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        (await localEntry(new URL(request.url))) ?? cachedResponse,
      handlerDidError: async ({ request }) => answerWithoutNetwork(request),
    },
  ],
});

async function answerWithoutNetwork(request: Request): Promise<Response> {
  const url = new URL(request.url);
  return (await localEntry(url)) ?? (await localAnswer(url)) ?? (await notStored(url));
}

/* Suggestions come with every letter: kept, they would push out what was visited, and cost more time than the search. */
const suggestions = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ handlerDidError: async ({ request }) => answerWithoutNetwork(request) }],
});

const isSuggestion = ({ pathname, searchParams }: URL) =>
  pathname === apiPaths.search({}) && searchParams.get('limit') === String(SUGGESTED);

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [
    ...common(300),
    {
      // An entry's page asks for its data only once it is used, which may be without a network.
      cacheDidUpdate: async ({ request, event }) => {
        const { pathname } = new URL(request.url);
        if (ENTRY.test(pathname))
          await Promise.all(answers.handleAll({ event, request: new Request(callOfPage(pathname)) }));
      },
      handlerDidError: async ({ request }) => {
        const { pathname, search, origin } = new URL(request.url);
        const page = await caches.match(OFFLINE_PAGE, matchOptions);
        if (page === undefined || pathname === OFFLINE_PAGE) return page;
        // The page that stands in hands on to the one that was asked for.
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
registerRoute(({ url, sameOrigin }) => sameOrigin && KEPT_API.test(url.pathname), answers);
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
  const named = (await shell.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g);
  await (await caches.open(PAGES)).put(OFFLINE_PAGE, shell);
  const wanted = new Set([...SITE_FILES, ...[...named].map(([, path = '']) => path)]);
  const fetched = [...wanted].map((path) => {
    const handler = path.startsWith(ASSETS_FOLDER) ? files : others;
    return Promise.all(handler.handleAll({ event: event as never, request: new Request(path) }));
  });
  await Promise.all(fetched);
  await worker.skipWaiting();
}

/** Drops what belonged to other versions; pages that are open load anew when they next lead to another. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !CACHES.includes(name)).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const keeper = createDownloader({ answers: ANSWERS, changed: forgetLists });

worker.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as Partial<Wish>;
  if (type === 'keep-catalogue') event.waitUntil(keeper.keep());
  if (type === 'check-catalogue') event.waitUntil(keeper.check());
  if (type === 'remove-catalogue') event.waitUntil(keeper.remove());
});
