/*
 * Runs the site and starts it again when it ends, or when it hangs: /healthz that does not answer three times in a row. It
 * ends with the site when it is told to (SIGTERM, SIGINT), and gives up on a site that cannot start.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../scripts/server-command.mjs';

const { PORT = '3000', HEALTH_SECONDS = '5' } = process.env;
const LOOK_MILLISECONDS = Number(HEALTH_SECONDS) * 1000;
const ANSWER_MILLISECONDS = 3000;
const MAX_FAILURES = 3;
/** A site that ends sooner than this was never up; after so many of those there is no use in another. */
const START_MILLISECONDS = 10_000;
const MAX_FAILED_STARTS = 5;

let told = false;
let child;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    told = true;
    child?.kill(signal);
  });

for (let failedStarts = 0; ; ) {
  const start = performance.now();
  const code = await runOnce();
  if (told) process.exit(code);
  failedStarts = performance.now() - start < START_MILLISECONDS ? failedStarts + 1 : 0;
  if (failedStarts >= MAX_FAILED_STARTS) process.exit(1);
  process.stderr.write(`The site ended with status ${code}. It is started again.\n`);
  await wait(1000);
}

/** Runs the site until it ends. Gives its exit status. */
async function runOnce() {
  child = spawn(process.execPath, SERVER_ARGUMENTS, {
    env: { ...SERVER_ENVIRONMENT, ...process.env },
    stdio: 'inherit',
  });
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? `signal ${signal}`)));
  const watching = new AbortController();
  void watch(child, watching.signal);
  const code = await ended;
  watching.abort();
  return code;
}

/** Kills the site where it was up and does not answer any more. */
async function watch(site, signal) {
  for (let failures = 0, up = false; !signal.aborted; ) {
    await wait(LOOK_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const healthy = await isHealthy();
    up ||= healthy;
    failures = healthy || !up ? 0 : failures + 1;
    if (failures < MAX_FAILURES) continue;
    process.stderr.write('The site does not answer. It is killed.\n');
    site.kill('SIGKILL');
    return;
  }
}

function isHealthy() {
  return fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
