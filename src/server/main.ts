import './check-runtime.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { apiRoutes, localApi } from '../api/routes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { openSource } from '../database/source.ts';
import { StartupError } from '../shared/startup-error.ts';
import { createWebHandler } from '../web/rendering/handler.server.ts';
import { createApp, type Site } from './app.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { listenOnAllOf } from './http-server.ts';
import { createLiveSite, type Edition } from './live-site.ts';
import { Painter } from './painter.ts';
import { SheetImports } from './sheet-imports.ts';
import { SheetReader } from './sheet-reader.ts';
import { endGracefully } from './shutdown.ts';
import { warmUp } from './warm.ts';

const WARM_UP_MILLISECONDS = 1000;

// An error of the output, such as a full disk, must not end the process.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

try {
  await start(readConfiguration(process.env));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

async function start(settings: Configuration): Promise<void> {
  const sheets = new SheetReader();
  const imports = new SheetImports(settings.SHEETS_ORIGIN, sheets);
  const { paint } = new Painter();
  const live = await createLiveSite({
    source: await openSource(settings.DATABASE_URL),
    build: (catalogue) => editionOf(catalogue, { imports, paint, settings }),
    log: (message) => process.stderr.write(`${message}\n`),
  });
  const { routes, web, picture } = live;
  const clientFolder = resolve('build/web/client');
  const site = await createApp({ routes, web, picture, paint, settings, ping: live.ready, clientFolder });
  live.onChange(site.clearCache);
  await site.app.listen({ port: settings.PORT, host: settings.HOST });
  const closeOthers = await listenOnAllOf(settings.HOST, site.app.server);
  const { address, port } = site.app.server.address() as AddressInfo;
  const metrics = settings.METRICS_PORT && (await metricsOf(site, settings.METRICS_PORT, settings.METRICS_HOST));
  endGracefully(site, async () => {
    closeOthers();
    if (metrics) metrics.close();
    await sheets.close();
    await live.close();
  });
  process.stdout.write(`http://${settings.HOST}:${port}\n`);
  const warm = async () => {
    await live.warm();
    if (site.cache) await warmUp(`http://${reachable(address)}:${port}`, site.app);
  };
  setTimeout(() => warm().catch((error: unknown) => site.app.log.error(error)), WARM_UP_MILLISECONDS).unref();
}

type Shared = { imports: SheetImports; paint: Painter['paint']; settings: Configuration };

function editionOf(catalogue: Catalogue, { imports, paint, settings }: Shared): Edition {
  const routes = apiRoutes(catalogue, {
    googleClientId: settings.GOOGLE_CLIENT_ID,
    importSheet: (link) => imports.import(link),
  });
  const api = localApi(routes);
  // The first search builds the index, which should not delay a visitor.
  const web = createWebHandler(api, { repository: settings.REPOSITORY_URL, picture: catalogue.picture, paint });
  return { routes, web, picture: catalogue.picture, warm: () => api('/api/search?q=a') };
}

/** Starts the server of metrics, whose code is loaded where somebody reads them. */
async function metricsOf(site: Site, port: number, host: string): Promise<Server> {
  const { serveMetrics } = await import('./metrics.ts');
  return serveMetrics(site, port, host);
}

/** The address by which this machine reaches a listening address. One cannot connect to `0.0.0.0`. */
function reachable(address: string): string {
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

/** The message of an error at startup, with the stack if it is an error in this project's code. */
function reasonOf(error: unknown): string {
  const { code, message, stack, port, syscall } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: end it, or choose another with PORT=… npm start.`;
  return syscall || error instanceof StartupError ? message : (stack ?? message);
}
