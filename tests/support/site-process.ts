import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../scripts/server-command.mjs';
import { freePort } from './free-port.ts';
import { childrenOf, endProcess, isRunning, processesOfGroup } from './processes.ts';

const STARTING_MILLISECONDS = 30_000;
const LOOK_MILLISECONDS = 50;

/** Peak resident memory in MiB of the site's process and of the process that reads sheets. */
export type Memory = { site: number; sheets: number };

export type SiteProcess = {
  base: string;
  child: ChildProcess;
  /** The process that serves requests: the supervised one, if there is a supervisor. */
  pid: () => number;
  memory: () => Memory;
  stop: () => Promise<number | null>;
};

type Settings = {
  environment?: Readonly<Record<string, string>>;
  /** A command that the site is started with, such as `taskset -c 0`. */
  prefix?: readonly string[];
  /** Arguments of Node.js before the site's own. */
  nodeArguments?: readonly string[];
  /** The file descriptor of the log. */
  log?: number;
  supervised?: boolean;
};

/** The process groups that are killed when this program ends. */
const groups = new Set<number>();
process.on('exit', () => {
  for (const group of groups) for (const pid of processesOfGroup(group)) process.kill(pid, 'SIGKILL');
});

/** Starts the built site with the default settings except those given, and waits until it is ready. */
export async function startProcess(settings: Settings = {}): Promise<SiteProcess> {
  const { environment = {}, prefix = [], nodeArguments = [], log = 'ignore', supervised = false } = settings;
  const PORT = environment.PORT ?? String(await freePort());
  const defaults = { HOST: '127.0.0.1', LOG_LEVEL: 'fatal', HEALTH_SECONDS: '1' };
  const env = { ...process.env, ...SERVER_ENVIRONMENT, ...defaults, ...environment, PORT };
  const site = supervised ? ['ops/supervise.mjs'] : SERVER_ARGUMENTS;
  const [command = '', ...args] = [...prefix, process.execPath, ...nodeArguments, ...site];
  const child = spawn(command, args, { env, stdio: ['ignore', log, 'ignore'], detached: true });
  if (child.pid === undefined) throw new Error('The site did not start.');
  const group = child.pid;
  groups.add(group);
  const base = `http://127.0.0.1:${PORT}`;
  for (const start = performance.now(); !(await isReady(base)); await wait(LOOK_MILLISECONDS))
    if (!isRunning(child) || performance.now() - start > STARTING_MILLISECONDS) {
      for (const pid of processesOfGroup(group)) process.kill(pid, 'SIGKILL');
      throw new Error(`The site did not start (status ${child.exitCode}).`);
    }
  const pid = () => (supervised ? (childrenOf(group)[0] ?? group) : group);
  return { base, child, pid, memory: () => memoryOf(pid()), stop: () => endProcess(child) };
}

export function isReady(base: string): Promise<boolean> {
  return fetch(`${base}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function memoryOf(pid: number): Memory {
  const sheets = childrenOf(pid).map(peakMebibytes);
  return { site: peakMebibytes(pid), sheets: Math.max(0, ...sheets) };
}

/** 0 for a process that has ended. */
function peakMebibytes(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
