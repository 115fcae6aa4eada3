import { startServer } from '../bench/server-process.ts';
import { fuzz } from './fuzz.ts';

/*
 * Ten runs of the fuzz test against one process: what it keeps of what it was asked shows as memory. `npm run fuzz`.
 */

const RUNS = 10;
const REQUESTS = 20_000;
const MOST_GROWTH = 50 * 1024 * 1024;
const first = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

process.env.RATE_LIMIT_MAX = '0';
const server = await startServer();
let settled = 0;
let faults = 0;
for (let run = 0; run < RUNS; run++) {
  const report = await fuzz(server.base, first + run, REQUESTS);
  const memory = server.memory();
  settled ||= memory;
  faults += report.faults.length;
  const { statuses, slowest } = report;
  console.log(
    `run ${run + 1}, seed ${first + run}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms, ${mebibytes(memory)} MiB`,
  );
  for (const { asked, what } of report.faults)
    console.log(`  ${what}: ${asked.method} ${asked.path.slice(0, 300)} ${JSON.stringify(asked.headers)}`);
}
const growth = server.memory() - settled;
console.log(
  `${faults} faults in ${RUNS * REQUESTS} requests; memory grew by ${mebibytes(growth)} MiB after the first run`,
);
server.stop();
process.exitCode = faults > 0 || growth > MOST_GROWTH ? 1 : 0;

function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
