import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSheetsHost } from '../support/sheets-host.ts';
import { startSite } from '../support/site.ts';
import { fuzz } from './fuzz.ts';

const REQUESTS = 10_000;
/** The same requests in each run, so that a fault is the fault of a change; `npm run fuzz` draws others. */
const SEED = 35;

let host: Awaited<ReturnType<typeof startSheetsHost>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  host = await startSheetsHost();
  site = await startSite({ SHEETS_ORIGIN: host.origin });
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

test(`no random request breaks the site (seed ${SEED})`, { timeout: 600_000 }, async () => {
  const { statuses, slowest, faults } = await fuzz(site.base, SEED, REQUESTS);
  process.stdout.write(
    `${REQUESTS.toLocaleString('en')} requests, seed ${SEED}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms\n`,
  );
  expect(faults.map(({ request: { method, path }, what }) => `${what}: ${method} ${path.slice(0, 200)}`)).toEqual([]);
  expect((await fetch(`${site.base}/healthz`)).status).toBe(200);
});
