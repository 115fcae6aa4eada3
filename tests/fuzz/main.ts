import { setTimeout as wait } from 'node:timers/promises';
import { startSheetsHost } from '../support/sheets-host.ts';
import { startProcess } from '../support/site-process.ts';
import { fuzz } from './fuzz.ts';

/*
 * Ten runs of the fuzz test against one process with its default settings, but that its one client is not limited: what it
 * keeps of what it was asked shows as memory. `npm run fuzz`; FUZZ_RUNS and FUZZ_SEED choose the number of runs and the first
 * seed.
 */

const RUNS = Number(process.env.FUZZ_RUNS ?? 10);
const REQUESTS = 20_000;
/** MiB that the site's process may take. */
const CEILING = 350;
const LOOK_MILLISECONDS = 100;
const first = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

const host = await startSheetsHost();
const site = await startProcess({ environment: { SHEETS_ORIGIN: host.origin, RATE_LIMIT_MAX: '0' } });
let faults = 0;
let sheets = 0;
let goesOn = true;
const looks = (async () => {
  for (; goesOn; await wait(LOOK_MILLISECONDS)) sheets = Math.max(sheets, site.memory().sheets);
})();
for (let run = 0; run < RUNS; run++) {
  const { statuses, slowest, faults: found } = await fuzz(site.base, first + run, REQUESTS);
  faults += found.length;
  const memory = `${site.memory().site} MiB so far, reading sheets ${sheets} MiB`;
  console.log(
    `run ${run + 1}, seed ${first + run}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms, ${memory}`,
  );
  for (const { request, what } of found)
    console.log(`  ${what}: ${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)}`);
}
const { site: most } = site.memory();
console.log(
  `${faults} faults in ${RUNS * REQUESTS} requests; at most ${most} MiB resident, reading sheets ${sheets} MiB`,
);
goesOn = false;
await looks;
await site.stop();
await host.stop();
process.exitCode = faults > 0 || most > CEILING || most === 0 ? 1 : 0;
