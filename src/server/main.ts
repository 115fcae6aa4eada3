import { resolve } from 'node:path';
import { apiRoutes, localApi } from '../api/routes.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { openCatalogue } from '../database/open.ts';
import { createWebHandler } from '../web/handler.server.ts';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';

const configuration = readConfiguration(process.env);
const catalogue = await createCatalogue(openCatalogue(resolve(configuration.DATABASE_URL)));
const routes = apiRoutes(catalogue, {
  sheetsOrigin: configuration.SHEETS_ORIGIN,
  googleClientId: configuration.GOOGLE_CLIENT_ID,
});
const app = await createApp({
  routes,
  web: createWebHandler(localApi(routes)),
  logLevel: configuration.LOG_LEVEL,
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
} catch (error) {
  const cause = error as NodeJS.ErrnoException;
  const taken = `Port ${configuration.PORT} is taken by another program: end it, or choose another with PORT=… npm start.`;
  process.stderr.write(`${cause.code === 'EADDRINUSE' ? taken : cause.message}\n`);
  process.exit(1);
}
