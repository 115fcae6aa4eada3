import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** Longer than any of the project's programs takes to shut down. */
const ENDING_MILLISECONDS = 30_000;

/** Whether the process has not ended yet. */
export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/**
 * Sends SIGTERM to a process and returns its exit status; null if a signal ended it. It may be called again, and for a process
 * that has ended.
 * @throws if the process does not end in time; it is killed then
 */
export async function endProcess(child: ChildProcess): Promise<number | null> {
  if (!isRunning(child)) return child.exitCode;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, ENDING_MILLISECONDS);
  // Its output is complete then.
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
  clearTimeout(timer);
  if (late) throw new Error(`The process did not end within ${ENDING_MILLISECONDS / 1000} s.`);
  return child.exitCode;
}

/** The running processes that the process has started, on Linux. */
export function childrenOf(pid: number): readonly number[] {
  return running().flatMap((process) => (process.parent === pid ? [process.pid] : []));
}

/** The running processes of a process group, on Linux. */
export function processesOfGroup(group: number): readonly number[] {
  return running().flatMap((process) => (process.group === group ? [process.pid] : []));
}

type Running = { pid: number; parent: number; group: number };

function running(): readonly Running[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The command's name comes before, and may hold spaces.
      const [state, parent, group] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), group: Number(group) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}
