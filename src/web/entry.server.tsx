import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { PAGE_DATA_PLACEHOLDER, pageDataJson } from './data/page-data.ts';
import { PageDataContext } from './data/page-data-scripts.tsx';
import { PublicOrigin } from './layout/page-identity.tsx';
import { configuredRepository, Repository } from './layout/repository.ts';
import { fragmentCache } from './rendering/fragment-cache.server.tsx';
import { renderedPage } from './rendering/page-answer.server.ts';
import { pageBytes } from './rendering/page-bytes.server.ts';
import { scrollRestorationScript } from './rendering/scroll-script.server.tsx';
import { FragmentCacheContext } from './ui/cached-fragment.tsx';
import { InlineScripts } from './ui/inline-script.tsx';

const SCROLL_SCRIPT = scrollRestorationScript();

/** An address that no page has is the visitor's; what else goes wrong is this site's and is recorded. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};

/** Renders a page whole: nothing on it comes later, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream: stream, ...context }: EntryContext,
  load: RouterContextProvider,
): Promise<Response> {
  const carried = pageDataJson(context.staticHandlerContext.loaderData);
  const parts = { data: carried.length > 0 ? PAGE_DATA_PLACEHOLDER : '', script: await handOver(stream) };
  const scripts = new Set([SCROLL_SCRIPT]);
  const html = `<!DOCTYPE html>${renderToString(
    <FragmentCacheContext value={load.get(fragmentCache)}>
      <PublicOrigin value={new URL(request.url).origin}>
        <Repository value={load.get(configuredRepository)}>
          <PageDataContext value={parts}>
            <InlineScripts value={scripts}>
              <ServerRouter context={{ ...context, manifest: ofThisPage(context) }} url={request.url} />
            </InlineScripts>
          </PageDataContext>
        </Repository>
      </PublicOrigin>
    </FragmentCacheContext>,
  )}`;
  load.set(renderedPage, { body: pageBytes(html, carried), scripts: [...scripts] });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** The script that gives the router in the browser what the loaders gave the one on the server. */
async function handOver(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (stream === undefined) return '';
  const text = JSON.stringify(await new Response(stream).text()).replaceAll('<', '\\u003c');
  const controller = 'window.__reactRouterContext.streamController';
  return `${controller}.enqueue(${text});${controller}.close()`;
}

/** The routes of this page alone: the router makes its own of all that it is given, for each page anew. */
function ofThisPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}
