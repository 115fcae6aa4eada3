import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Load, SECONDS } from './load.ts';
import { pinned } from './server-process.ts';

const CONNECTIONS = 32;
/** The header fields that browsers send. */
export const ACCEPTED = 'gzip, deflate, br';

/** Whether wrk is installed: a load program in C, which asks several times as fast as one in JavaScript can. */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

/** Asks the paths in turn as fast as they are answered, from the second core, taking compressed answers. */
export async function measureWithWrk(base: string, paths: readonly string[]): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  const script = join(folder, 'paths.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(',');
  // Requests are put together beforehand: wrk sends them as they are.
  writeFileSync(
    script,
    `local paths = {${list}}
local ready = {}
local at = 0
function init() for i, path in ipairs(paths) do ready[i] = wrk.format("GET", path) end end
function request() at = at % #ready + 1 return ready[at] end`,
  );
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', `accept-encoding: ${ACCEPTED}`];
  const [command, args] = pinned(1, 'wrk', [...options, '-s', script, base]);
  try {
    const { stdout } = await promisify(execFile)(command, args);
    const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
    const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
    return {
      rate: number(/Requests\/sec:\s+([\d.]+)/),
      p50: milliseconds(stdout, '50%'),
      p99: milliseconds(stdout, '99%'),
      failed: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + Number(count), 0),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function milliseconds(report: string, share: string): number {
  const [, value = '0', unit = 'ms'] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  return Math.round(Number(value) * factor * 100) / 100;
}
