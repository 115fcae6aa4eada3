import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pinned } from './server-process.ts';

const CONNECTIONS = 32;
const SECONDS = 3;

type Report = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
};

/** Asks one address as fast as it answers, from the second core. */
export async function measureLoad(
  address: string,
): Promise<{ rate: number; p50: number; p99: number; failed: number }> {
  const options = ['-c', String(CONNECTIONS), '-d', String(SECONDS), '--json', '--no-progress', address];
  const [command, args] = pinned(1, process.execPath, ['node_modules/autocannon/autocannon.js', ...options]);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 10_000_000 });
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Report;
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
