import { type ComponentType, type ReactNode, useContext } from 'react';
import { type ServerBuild, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import type { PageModules } from './deferred-start.ts';

/*
 * This is the only file with private names of React Router. `<Scripts>` starts the modules of a page at
 * once; the deferred start (`deferred-start.ts`) needs the same texts, but runs the modules later. They are what
 * react-router 8.4 writes. The server holds them against what the installed router writes when it starts
 * (`rendering/router-check.server.ts`), and every page uses `<Scripts>` where they differ.
 */

const CONTEXT = 'window.__reactRouterContext';

/** The variable in which the router of the browser finds the modules of the page's routes. */
const ROUTE_MODULES = '__reactRouterRouteModules';

type RouterScripts = {
  /** Opens the stream for the data of the page's loaders. */
  context: string;
  modules: PageModules;
};

/** Renders what `children` makes of the texts that the router would write for this page; on the server only. */
export function RouterScriptTexts({ children: Render }: { children: ComponentType<RouterScripts> }): ReactNode {
  const framework = useContext(UNSAFE_FrameworkContext);
  const matches = useMatches();
  if (framework === undefined) throw new Error('RouterScriptTexts must be rendered within the router.');
  const { manifest, serverHandoffString, renderMeta } = framework;
  // The router gives the data of its loaders to pages with scripts only.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const opening = `${CONTEXT} = ${serverHandoffString};${CONTEXT}.stream = new ReadableStream({start(controller){${CONTEXT}.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
  return (
    <Render
      context={opening}
      modules={pageModules(
        manifest,
        matches.map(({ id }) => id),
      )}
    />
  );
}

/** The script that gives the router of the browser the data of the page's loaders, as the router encodes it. */
export function routerDataScript(encoded: string): string {
  const text = JSON.stringify(encoded).replace(/[&<>\u2028\u2029]/g, escaped);
  return `${CONTEXT}.streamController.enqueue(${text});${CONTEXT}.streamController.close();`;
}

const escaped = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** By the ids of the page's routes. */
const known = new Map<string, PageModules>();

function pageModules(manifest: ServerBuild['assets'], ids: readonly string[]): PageModules {
  const name = ids.join();
  const modules = known.get(name) ?? modulesOf(manifest, ids);
  known.set(name, modules);
  return modules;
}

function modulesOf(manifest: ServerBuild['assets'], ids: readonly string[]): PageModules {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const modules = routes.map((route) => [route.id, routeModules(route)] as const);
  const files = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...modules.flatMap(([, addresses]) => addresses),
    ...routes.flatMap(({ imports = [] }) => imports),
  ];
  return {
    manifest: manifest.url,
    routes: modules,
    entry: manifest.entry.module,
    variable: ROUTE_MODULES,
    files: [...new Set(files)],
  };
}

type Route = NonNullable<ServerBuild['assets']['routes'][string]>;

/** A route's loader and component may be modules of their own. */
function routeModules({
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

/**
 * Whether a page with the deferred start gives the browser what the router itself would. Both are the texts of the page's
 * inline scripts: `own` of the page with the router's `<Scripts>`, `deferred` of the same page with the deferred start.
 */
export function isRouterAsExpected(own: readonly string[], deferred: readonly string[]): boolean {
  const isData = (text: string) => text.startsWith(`${CONTEXT}.streamController.`);
  const opening = deferred.find((text) => text.startsWith(`${CONTEXT} = `));
  const [, json] =
    deferred.map((text) => /\)\((\{"manifest":.*\})\)$/s.exec(text)).find((match) => match !== null) ?? [];
  const start = own.find((text) => text.includes(`window.${ROUTE_MODULES} =`));
  if (opening === undefined || json === undefined || start === undefined) return false;
  const { manifest, routes, entry }: PageModules = JSON.parse(json);
  const parts = [
    `import ${JSON.stringify(manifest)}`,
    ...routes.flatMap(([, addresses]) => addresses.map((address) => `from ${JSON.stringify(address)}`)),
    `window.${ROUTE_MODULES} = {${routes.map(([id], i) => `${JSON.stringify(id)}:route${i}`).join(',')}};`,
    `import(${JSON.stringify(entry)});`,
  ];
  return (
    own.includes(opening) &&
    own.filter(isData).join('') === deferred.filter(isData).join('') &&
    parts.every((part) => start.includes(part))
  );
}
