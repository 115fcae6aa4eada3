import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../scripts/server-command.mjs';

type Site = {
  base: string;
  /** What it has written so far; all of it once it has ended. */
  output: () => string;
  /** Tells it to end, and gives its exit status. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site, as `npm start` does, on a free port of this machine; its one client is not limited. `folder`: in
 * which it is built. `stdout`: a file that its log goes to; the site then needs a PORT.
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
  let output = '';
  const base = await new Promise<string>((done, failed) => {
    child.stdout?.on('data', (part: Buffer) => {
      output += part;
      const [address] = /^http:\S+$/m.exec(output) ?? [];
      if (address) done(address);
    });
    if (child.stdout === null) void answering(`http://127.0.0.1:${given.PORT}`).then(done);
    child.on('exit', (code) => failed(new Error(`The site ended with status ${code}.`)));
  });
  const stop = async () => {
    if (child.exitCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((done) => child.once('close', done));
    child.kill('SIGTERM');
    return ended;
  };
  return { base, output: () => output, stop };
}

/** Waits until a process answers at the address. */
async function answering(base: string): Promise<string> {
  const up = () => fetch(`${base}/healthz`).then(Boolean, () => false);
  while (!(await up())) await new Promise((done) => setTimeout(done, 50));
  return base;
}
