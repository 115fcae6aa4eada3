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
 * which it is built.
 */
export async function startSite(environment: Readonly<Record<string, string>> = {}, folder = '.'): Promise<Site> {
  if (!existsSync(join(folder, 'build/web/server/index.js')))
    throw new Error('The site is not built: run npm start once.');
  const given = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_MAX: '0', ...environment };
  const env = { ...process.env, ...SERVER_ENVIRONMENT, ...given };
  const child = spawn(process.execPath, SERVER_ARGUMENTS, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const base = await new Promise<string>((done, failed) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part;
      const [address] = /^http:\S+$/m.exec(output) ?? [];
      if (address) done(address);
    });
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
