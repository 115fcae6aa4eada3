import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../support/site.ts';
import { fuzz } from './fuzz.ts';

const REQUESTS = 20_000;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test(`nothing that may be asked breaks the site (FUZZ_SEED=${seed})`, { timeout: 600_000 }, async () => {
  const { statuses, slowest, faults } = await fuzz(site.base, seed, REQUESTS);
  process.stdout.write(
    `${REQUESTS.toLocaleString('en')} requests, seed ${seed}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms\n`,
  );
  expect(faults.map(({ asked: { method, path }, what }) => `${what}: ${method} ${path.slice(0, 200)}`)).toEqual([]);
  expect((await fetch(`${site.base}/healthz`)).status).toBe(200);
});
