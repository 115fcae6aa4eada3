import { useContext, useEffect } from 'react';
import { Scripts, type ServerBuild, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { InlineScript } from '../ui/inline-script.tsx';
import { type PageModules, startDeferred } from './deferred-start.ts';
import { replayEarlyEvents } from './event-replay.ts';

/**
 * Brings the page to life, as the router's `Scripts` does, but only after it is painted: every page is whole without
 * scripts, and on a slow line they would keep it waiting for its style and its letters.
 */
export function PageScripts() {
  useEffect(replayEarlyEvents, []);
  if (import.meta.env.DEV) return <Scripts />;
  return import.meta.env.SSR ? <WrittenScripts /> : <Written />;
}

/** In the browser they are what the server wrote. */
function Written({ handover = '', start = '' }: { handover?: string; start?: string }) {
  return (
    <>
      <InlineScript text={handover} />
      <InlineScript text={start} />
    </>
  );
}

/** Opens what the router writes the page's data into, and says which files the page needs. */
function WrittenScripts() {
  const framework = useContext(UNSAFE_FrameworkContext);
  const matches = useMatches();
  if (framework === undefined) throw new Error('The scripts of a page are written by the router only.');
  const { manifest, serverHandoffString, renderMeta } = framework;
  if (renderMeta) renderMeta.didRenderScripts = true;
  const handover = `window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(controller){__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())`;
  const ids = matches.map(({ id }) => id);
  const name = ids.join();
  const start = starts.get(name) ?? startOf(manifest, ids);
  starts.set(name, start);
  return <Written handover={handover} start={start} />;
}

/** By the routes of the page. */
const starts = new Map<string, string>();

/** The script that says which files the page needs. */
function startOf(manifest: ServerBuild['assets'], ids: readonly string[]): string {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const modules = routes.map((route) => [route.id, modulesOf(route)] as const);
  const needed = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...modules.flatMap(([, addresses]) => addresses),
    ...routes.flatMap(({ imports = [] }) => imports),
  ];
  const page: PageModules = {
    manifest: manifest.url,
    routes: modules,
    entry: manifest.entry.module,
    files: [...new Set(needed)],
  };
  return `(${startDeferred})(${JSON.stringify(page)})`;
}

type Route = NonNullable<ServerBuild['assets']['routes'][string]>;

/** A route's loader and what it shows may be files of their own. */
function modulesOf({
  clientActionModule,
  clientLoaderModule,
  clientMiddlewareModule,
  hydrateFallbackModule,
  module,
}: Route): string[] {
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (address) => address !== undefined,
  );
}
