import type { AddressInfo } from 'node:net';
import { apiRoutes } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { createApp, type Site } from '../../src/server/app.ts';
import { readConfiguration } from '../../src/server/configuration.ts';
import { Painter } from '../../src/server/painter.ts';
import { SheetImports } from '../../src/server/sheet-imports.ts';
import { SheetReader } from '../../src/server/sheet-reader.ts';
import { answerOf, type PageAnswer } from '../../src/web/rendering/page-answer.server.ts';
import { openTestCatalogue } from './catalogue.ts';
import { checkAnswers } from './checked-answers.ts';

type Options = {
  /** Environment variables of the site. */
  environment?: Readonly<Record<string, string>>;
  web?: (address: string) => Promise<Response | PageAnswer>;
  workMilliseconds?: number;
  /** Replaces parts of the catalogue. */
  change?: (catalogue: Catalogue) => Catalogue;
};

type RunningApi = { base: string; site: Site; stop: () => Promise<void> };

const placeholderPage = async () => new Response('a page');
/** Generous, so that a slow or busy machine fails nothing; the limit has tests of its own. */
const MAX_READ_MILLISECONDS = 60_000;
/** Shared by all servers of a test file; its process starts with the first sheet. */
const sheets = new SheetReader({ milliseconds: MAX_READ_MILLISECONDS });
const painter = new Painter();
const unchanged = (catalogue: Catalogue) => catalogue;

/** Starts the complete API over real HTTP on a free port, without limits of clients; `web` renders the pages. */
export async function startApi({
  environment = {},
  web = placeholderPage,
  change = unchanged,
  workMilliseconds,
}: Options = {}): Promise<RunningApi> {
  const catalogue = await openTestCatalogue();
  const settings = readConfiguration({ LOG_LEVEL: 'silent', RATE_LIMIT_MAX: '0', ...environment });
  const imports = new SheetImports(settings.SHEETS_ORIGIN, sheets);
  const routes = apiRoutes(change(catalogue), {
    googleClientId: settings.GOOGLE_CLIENT_ID,
    importSheet: (link) => imports.import(link),
  });
  const site = await createApp({
    routes,
    web: async (address) => {
      const page = await web(address);
      return page instanceof Response ? answerOf(page) : page;
    },
    picture: catalogue.picture,
    paint: painter.paint,
    settings,
    ping: catalogue.ready,
    ...(workMilliseconds && { workMilliseconds }),
  });
  checkAnswers(site.app);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const stop = async () => {
    await site.app.close();
    await catalogue.close();
  };
  return { base: `http://127.0.0.1:${port}`, site, stop };
}
