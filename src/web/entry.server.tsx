import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { preferencesScript } from './data/list-preferences.ts';
import { PageDataContext, requestData, scriptJson } from './data/page-data.ts';
import { PageDataTexts } from './data/page-data-scripts.tsx';
import { DeferredStart } from './hydration/page-scripts.tsx';
import { routerDataScript } from './hydration/router-internals.tsx';
import { HeadScriptText } from './layout/head-script.tsx';
import { PublicOrigin } from './layout/page-identity.tsx';
import { configuredRepository, Repository } from './layout/repository.ts';
import { THEME_SCRIPT } from './layout/theme-mode.ts';
import { fragmentCache } from './rendering/fragment-cache.server.tsx';
import { renderedPage } from './rendering/page-answer.server.ts';
import { defersStart } from './rendering/router-check.server.ts';
import { scrollRestorationScript } from './rendering/scroll-script.server.tsx';
import { FragmentCacheContext } from './ui/cached-fragment.tsx';
import { InlineScripts } from './ui/inline-script.tsx';

const HEAD_SCRIPT = `${THEME_SCRIPT};${preferencesScript()}`;
const SCROLL_SCRIPT = scrollRestorationScript();

/** Logs errors of this site. A request for a page that does not exist is not one. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};

/** Renders the whole page at once. It has no deferred parts, so that nothing is streamed to the browser. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: RouterContextProvider,
): Promise<Response> {
  const deferred = load.get(defersStart);
  const data = load.get(requestData);
  const { serverHandoffStream: stream, ...withoutStream } = context;
  const texts = {
    json: data.sent ? scriptJson(data.value) : '',
    script: deferred && stream ? routerDataScript(await textOf(stream)) : '',
  };
  const scripts = new Set([SCROLL_SCRIPT]);
  const page = (routerContext: EntryContext, nonce?: string) => (
    <FragmentCacheContext value={load.get(fragmentCache)}>
      <PublicOrigin value={new URL(request.url).origin}>
        <Repository value={load.get(configuredRepository)}>
          <DeferredStart value={deferred}>
            <PageDataContext value={data.value}>
              <PageDataTexts value={texts}>
                <InlineScripts value={scripts}>
                  <HeadScriptText value={HEAD_SCRIPT}>
                    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
                  </HeadScriptText>
                </InlineScripts>
              </PageDataTexts>
            </PageDataContext>
          </DeferredStart>
        </Repository>
      </PublicOrigin>
    </FragmentCacheContext>
  );
  const html = deferred
    ? `<!DOCTYPE html>${renderToString(page({ ...withoutStream, manifest: manifestOfPage(context) }))}`
    : await renderWithStream((nonce) => page(context, nonce), scripts);
  load.set(renderedPage, { body: Buffer.from(html), scripts: [...scripts] });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/**
 * Renders a page whose scripts the router writes itself, which takes a fifth more time. A random nonce marks these
 * scripts. Their texts are added to `scripts`, and the nonce is removed before the page is sent.
 */
async function renderWithStream(page: (nonce: string) => ReactNode, scripts: Set<string>): Promise<string> {
  const nonce = randomUUID();
  const stream = await renderToReadableStream(page(nonce), { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  const html = await textOf(stream);
  const marked = new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>(.*?)</script>`, 'gs');
  for (const [, text = ''] of html.matchAll(marked)) scripts.add(text);
  return html.replaceAll(` nonce="${nonce}"`, '');
}

/**
 * The manifest reduced to the routes of this page. The router serializes all routes that it is given, on every page.
 */
function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}
