import type { AddressInfo } from 'node:net';
import { apiRoutes } from '../../src/api/routes.ts';
import { createApp } from '../../src/server/app.ts';
import { openTestCatalogue } from './catalogue.ts';

/** The whole API over real HTTP on a free port of this machine; pages are answered by a stand-in. */
export async function startApi(): Promise<{ base: string; stop: () => Promise<void> }> {
  const catalogue = await openTestCatalogue();
  const web = async () => new Response('a page');
  const app = await createApp({ routes: apiRoutes(catalogue), web, picture: catalogue.picture, logLevel: 'silent' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const stop = async () => {
    await app.close();
    await catalogue.close();
  };
  return { base: `http://127.0.0.1:${port}`, stop };
}
