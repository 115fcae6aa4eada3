import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinned } from './server-process.ts';

const CONNECTIONS = 32;
/** Seconds over which a load is measured. */
export const SECONDS = 3;
const AUTOCANNON = 'node_modules/autocannon/autocannon.js';
/** Seconds of load before the measured ones: the first requests run uncompiled code. */
const WARM_UP = 2;

type Report = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
};

export type Load = { rate: number; p50: number; p99: number; failed: number };

/** Asks one address as fast as it answers, from the second core. */
export function measureLoad(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Load> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  return measure(['-c', String(CONNECTIONS), ...fields, address]);
}

/** Asks the addresses of one server in turn, over `connections` connections. */
export async function measureInTurn(base: string, paths: readonly string[], connections: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'requests.har');
  const entries = paths.map((path) => ({ request: { method: 'GET', url: base + path, headers: [] } }));
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  try {
    return await measure(['-c', String(connections), '--har', file, base]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(how: readonly string[]): Promise<Load> {
  await promisify(execFile)(
    ...pinned(1, process.execPath, [AUTOCANNON, '-d', String(WARM_UP), '--no-progress', ...how]),
  );
  const options = ['-d', String(SECONDS), '--json', '--no-progress', ...how];
  const [command, args] = pinned(1, process.execPath, [AUTOCANNON, ...options]);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 10_000_000 });
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Report;
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
