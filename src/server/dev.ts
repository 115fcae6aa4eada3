import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import middie from '@fastify/middie';
import { createServer } from 'vite';
import { apiRoutes, localApi } from '../api/routes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { openSource } from '../database/source.ts';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { watchContent } from './content-watcher.ts';
import { createLiveSite, type Edition } from './live-site.ts';
import type { WebHandler } from './pages.ts';
import { Painter } from './painter.ts';
import { SheetImports } from './sheet-imports.ts';
import { SheetReader } from './sheet-reader.ts';

/*
 * The watch mode, in one process. Pages reload when their sources change and when changed content has been compiled.
 */

type CreateWebHandler = (
  api: ReturnType<typeof localApi>,
  settings: { repository: string | null; picture: Catalogue['picture']; paint: Painter['paint'] },
) => WebHandler;

const POLL_MILLISECONDS = 300;

const configuration = readConfiguration(process.env);
const vite = await createServer({ server: { middlewareMode: true } });
const sheets = new SheetReader();
const imports = new SheetImports(configuration.SHEETS_ORIGIN, sheets);
const { paint } = new Painter();
const live = await createLiveSite({
  source: await openSource(configuration.DATABASE_URL),
  build: editionOf,
  log: (message) => process.stderr.write(`${message}\n`),
  pollMilliseconds: POLL_MILLISECONDS,
});
live.onChange(() => vite.environments.client.hot.send({ type: 'full-reload' }));
const { app } = await createApp({
  routes: live.routes,
  web: live.web,
  picture: live.picture,
  paint,
  settings: { ...configuration, CACHE_MAX_BYTES: 0, RATE_LIMIT_MAX: 0 },
  ping: live.ready,
  prepare: async (server) => {
    await server.register(middie);
    server.use(vite.middlewares);
  },
});
await app.listen({ port: configuration.PORT, host: configuration.HOST });

let compiler: ChildProcess | undefined;
const watcher = watchContent(resolve('content'), compile);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
process.stdout.write(`http://${configuration.HOST}:${configuration.PORT} (watching)\n`);

function editionOf(catalogue: Catalogue): Edition {
  const routes = apiRoutes(catalogue, {
    googleClientId: configuration.GOOGLE_CLIENT_ID,
    importSheet: (link) => imports.import(link),
  });
  const api = localApi(routes);
  const { picture } = catalogue;
  return {
    routes,
    picture,
    web: async (address) => {
      const handler = await vite.ssrLoadModule('/src/web/rendering/handler.server.ts');
      const createWebHandler = handler.createWebHandler as CreateWebHandler;
      return createWebHandler(api, { repository: configuration.REPOSITORY_URL, picture, paint })(address);
    },
    warm: async () => undefined,
  };
}

/** Compiles the content in a process of its own. Findings are printed, and the site keeps its current content. */
function compile(): Promise<void> {
  return new Promise((done) => {
    compiler = spawn(process.execPath, ['src/content/main.ts'], { stdio: 'inherit' });
    compiler.once('exit', () => done());
  });
}

async function end(): Promise<void> {
  watcher.close();
  compiler?.kill();
  await app.close();
  await vite.close();
  await sheets.close();
  await live.close();
  process.exit();
}
