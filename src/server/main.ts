import { resolve } from 'node:path';
import { apiRoutes, localApi } from '../api/routes.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { openSource } from '../database/source.ts';
import { createWebHandler } from '../web/handler.server.ts';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';

const WARM_UP_MILLISECONDS = 1000;

const configuration = readConfiguration(process.env);
const source = await openSource(configuration.DATABASE_URL);
const catalogue = await createCatalogue(source.open(await source.newest()));
const routes = apiRoutes(catalogue, {
  sheetsOrigin: configuration.SHEETS_ORIGIN,
  googleClientId: configuration.GOOGLE_CLIENT_ID,
});
const api = localApi(routes);
const app = await createApp({
  routes,
  web: createWebHandler(api),
  picture: catalogue.picture,
  logLevel: configuration.LOG_LEVEL,
  trustedProxies: configuration.TRUST_PROXY,
  clientFolder: resolve('build/web/client'),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close();
    await catalogue.close();
    process.exit(0);
  });
}

try {
  await app.listen({ port: configuration.PORT, host: configuration.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : configuration.PORT;
  process.stdout.write(`http://${configuration.HOST}:${port}\n`);
  // The first search makes the index: better now than while someone waits.
  setTimeout(
    () => api('/api/search?q=a').catch((error: unknown) => app.log.error(error)),
    WARM_UP_MILLISECONDS,
  ).unref();
} catch (error) {
  const cause = error as NodeJS.ErrnoException;
  const taken = `Port ${configuration.PORT} is taken by another program: end it, or choose another with PORT=… npm start.`;
  process.stderr.write(`${cause.code === 'EADDRINUSE' ? taken : cause.message}\n`);
  process.exit(1);
}
