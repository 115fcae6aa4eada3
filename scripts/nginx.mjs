/*
 * nginx for the tests and the bench: a separate process with a given configuration and temporary files.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const STARTING_MILLISECONDS = 5000;

/** The message if nginx is missing. */
export const WITHOUT_NGINX =
  'nginx is not installed (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static wrk)';

/** Whether nginx is installed. */
export function hasNginx() {
  return existsSync(PROGRAM);
}

/**
 * Starts nginx with one worker.
 * @param {string} http what stands in the http section
 * @param {number} port a port that the section listens on, to find out when it answers
 * @param {readonly string[]} [prefix] a command to start it with, such as `taskset -c 0`
 * @returns {Promise<{ pid: number, stop: () => Promise<void> }>}
 */
export async function startNginx(http, port, prefix = []) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const lines = [
    ...(existsSync(BROTLI) ? [`load_module ${BROTLI};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events { worker_connections 2048; }',
    `http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`,
    `fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;`,
    http,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  const [command, ...args] = [...prefix, PROGRAM, '-c', file];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (part) => {
    log += part;
  });
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const start = performance.now(); performance.now() - start < STARTING_MILLISECONDS; ) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${log}`);
    const answered = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1000) }).then(
      () => true,
      () => false,
    );
    if (answered) return { pid: child.pid, stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  await stop();
  throw new Error(`nginx did not answer: ${log}`);
}
