import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../scripts/server-command.mjs';
import { endProcess, isRunning } from './processes.ts';

const STARTING_MILLISECONDS = 30_000;
const LOOK_MILLISECONDS = 50;

type Site = {
  base: string;
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** Ends the process and returns its exit status. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site, as `npm start` does, on a free port, without a rate limit.
 * @param folder the folder of the built site
 * @param stdout the file descriptor of its log; the site then needs a PORT
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  folder = '.',
  stdout: number | 'pipe' = 'pipe',
): Promise<Site> {
  if (!existsSync(join(folder, 'build/web/server/index.js')))
    throw new Error('The site is not built: run npm start once.');
  const given = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_MAX: '0', ...environment };
  const env = { ...process.env, ...SERVER_ENVIRONMENT, ...given };
  const child = spawn(process.execPath, SERVER_ARGUMENTS, { cwd: folder, env, stdio: ['ignore', stdout, 'inherit'] });
  // The site ends with this program even if a test fails before it stops the site.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  child.stdout?.on('data', (part: Buffer) => {
    output += part;
  });
  const address = () => /^http:\S+$/m.exec(output)?.[0];
  const isUp = () => (child.stdout ? address() !== undefined : answers(`http://127.0.0.1:${given.PORT}`));
  await started(child, isUp);
  const base = address() ?? `http://127.0.0.1:${given.PORT}`;
  return { base, child, output: () => output, stop: () => endProcess(child) };
}

async function started(child: ChildProcess, isUp: () => boolean | Promise<boolean>): Promise<void> {
  for (const start = performance.now(); !(await isUp()); await wait(LOOK_MILLISECONDS)) {
    const late = performance.now() - start > STARTING_MILLISECONDS;
    if (isRunning(child) && !late) continue;
    child.kill('SIGKILL');
    throw new Error(late ? 'The site did not start.' : `The site ended with status ${child.exitCode}.`);
  }
}

function answers(base: string): Promise<boolean> {
  return fetch(`${base}/healthz`, { signal: AbortSignal.timeout(LOOK_MILLISECONDS) }).then(Boolean, () => false);
}
