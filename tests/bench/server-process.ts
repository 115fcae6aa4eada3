import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../scripts/server-command.mjs';

const PORT = 3290;
const MAX_TRIES = 2000;

/** Puts a command on one core where the machine can do that. */
export function pinned(core: number, command: string, args: readonly string[]): [string, string[]] {
  const able = spawnSync('taskset', ['-c', String(core), 'true']).status === 0;
  return able ? ['taskset', ['-c', String(core), command, ...args]] : [command, [...args]];
}

export type ServerProcess = {
  base: string;
  /** Milliseconds from start to the first answer. */
  started: number;
  pid: number;
  /** Resident memory in bytes. */
  memory: () => number;
  stop: () => void;
};

/** Starts the built site on the first core, without limit and cache unless told otherwise; waits for its first answer. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  port = PORT,
): Promise<ServerProcess> {
  const base = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const [command, args] = pinned(0, process.execPath, SERVER_ARGUMENTS);
  const settings = { PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT_MAX: '0', CACHE_MAX_BYTES: '0', ...environment };
  const env = { ...process.env, ...settings, ...SERVER_ENVIRONMENT };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await firstAnswer(`${base}/api/spells?limit=20`, child);
  const started = performance.now() - start;
  const { pid = 0 } = child;
  return { base, started, pid, memory: () => residentBytes(child), stop: () => child.kill('SIGTERM') };
}

async function firstAnswer(address: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < MAX_TRIES && child.exitCode === null; i++) {
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error('The server did not start.');
}

/** The processor time that the process and its direct children have taken, in microseconds. */
export function processorMicroseconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [String(pid), ...children].filter(Boolean).reduce((sum, id) => sum + ownMicroseconds(id), 0);
}

const TICKS_A_SECOND = 100;

function ownMicroseconds(pid: string): number {
  // The fields after the command's name, which may hold spaces: user and system time are the 12th and 13th of them.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1_000_000;
}

function residentBytes({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
