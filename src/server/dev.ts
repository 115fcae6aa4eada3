import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import middie from '@fastify/middie';
import { createServer } from 'vite';
import { apiRoutes, localApi } from '../api/routes.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { openSource } from '../database/source.ts';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import type { WebHandler } from './pages.ts';
import { Painter } from './painter.ts';
import { SheetImports } from './sheet-imports.ts';
import { SheetReader } from './sheet-reader.ts';

/*
 * The watch mode: pages reload as their sources change; a change of content compiles it anew and starts again.
 */

const configuration = readConfiguration(process.env);
const vite = await createServer({ server: { middlewareMode: true } });
const source = await openSource(configuration.DATABASE_URL);
const catalogue = await createCatalogue(source.open(await source.newest()));
const imports = new SheetImports(configuration.SHEETS_ORIGIN, new SheetReader());
const { paint } = new Painter();
const routes = apiRoutes(catalogue, {
  googleClientId: configuration.GOOGLE_CLIENT_ID,
  importSheet: (link) => imports.import(link),
});
const api = localApi(routes);
const { app } = await createApp({
  routes,
  picture: catalogue.picture,
  paint,
  settings: { ...configuration, CACHE_MAX_BYTES: 0, RATE_LIMIT_MAX: 0 },
  ping: catalogue.ready,
  web: async (address) => {
    const { createWebHandler } = (await vite.ssrLoadModule('/src/web/rendering/handler.server.ts')) as {
      createWebHandler: (
        api: ReturnType<typeof localApi>,
        settings: { repository: string | null; picture: typeof catalogue.picture; paint: Painter['paint'] },
      ) => WebHandler;
    };
    return createWebHandler(api, { repository: configuration.REPOSITORY_URL, picture: catalogue.picture, paint })(
      address,
    );
  },
  prepare: async (server) => {
    await server.register(middie);
    server.use(vite.middlewares);
  },
});
await app.listen({ port: configuration.PORT, host: configuration.HOST });
process.stdout.write(`http://${configuration.HOST}:${configuration.PORT} (watching)\n`);

let waiting: NodeJS.Timeout | undefined;
watch(resolve('content'), { recursive: true }, () => {
  clearTimeout(waiting);
  waiting = setTimeout(recompile, 200);
});

function recompile(): void {
  const compiler = spawn(process.execPath, ['src/content/main.ts'], { stdio: 'inherit' });
  compiler.on('exit', async (code) => {
    if (code !== 0) return;
    await app.close();
    await vite.close();
    spawn(process.execPath, ['src/server/dev.ts'], { stdio: 'inherit' }).on('exit', (status) =>
      process.exit(status ?? 0),
    );
  });
}
