import { resolve } from 'node:path';
import { apiRoutes, localApi } from '../api/routes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { openSource } from '../database/source.ts';
import { createWebHandler } from '../web/handler.server.ts';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { createLiveSite, type Edition } from './live-site.ts';

const WARM_UP_MILLISECONDS = 1000;

const configuration = readConfiguration(process.env);
const build = (catalogue: Catalogue): Edition => {
  const routes = apiRoutes(catalogue, {
    sheetsOrigin: configuration.SHEETS_ORIGIN,
    googleClientId: configuration.GOOGLE_CLIENT_ID,
  });
  const api = localApi(routes);
  // The first search makes the index: better before than while someone waits.
  return {
    routes,
    web: createWebHandler(api),
    picture: catalogue.picture,
    warm: () => api('/api/search?q=a'),
  };
};
const site = await createLiveSite({
  source: await openSource(configuration.DATABASE_URL),
  build,
  log: (_level, message) => process.stderr.write(`${message}\n`),
});
const app = await createApp({
  routes: site.routes,
  web: site.web,
  picture: site.picture,
  logLevel: configuration.LOG_LEVEL,
  trustedProxies: configuration.TRUST_PROXY,
  clientFolder: resolve('build/web/client'),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close();
    await site.close();
    process.exit(0);
  });
}

try {
  await app.listen({ port: configuration.PORT, host: configuration.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : configuration.PORT;
  process.stdout.write(`http://${configuration.HOST}:${port}\n`);
  setTimeout(() => site.warm().catch((error: unknown) => app.log.error(error)), WARM_UP_MILLISECONDS).unref();
} catch (error) {
  const cause = error as NodeJS.ErrnoException;
  const taken = `Port ${configuration.PORT} is taken by another program: end it, or choose another with PORT=… npm start.`;
  process.stderr.write(`${cause.code === 'EADDRINUSE' ? taken : cause.message}\n`);
  process.exit(1);
}
