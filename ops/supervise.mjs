/*
 * Runs the site and restarts it when it ends or hangs, that is, when /healthz fails three times in a row. On SIGTERM and
 * SIGINT it ends together with the site and kills a site that does not end. It gives up on a site that cannot start.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../scripts/server-command.mjs';

const { PORT = '3000', HEALTH_SECONDS = '5' } = process.env;
const LOOK_MILLISECONDS = Number(HEALTH_SECONDS) * 1000;
const ANSWER_MILLISECONDS = 3000;
const MAX_FAILURES = 3;
/** A site that ends sooner than this did not start; after so many failed starts in a row the supervisor ends. */
const START_MILLISECONDS = 10_000;
const MAX_FAILED_STARTS = 5;
const PAUSE_MILLISECONDS = 1000;
/** Longer than a site takes to complete the requests in progress. */
const END_MILLISECONDS = 25_000;

/** Aborted by SIGTERM and SIGINT. */
const stopping = new AbortController();
let site;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    stopping.abort();
    site?.kill(signal);
    setTimeout(() => site?.kill('SIGKILL'), END_MILLISECONDS).unref();
  });

for (let failedStarts = 0; ; ) {
  const start = performance.now();
  const { code, signal } = await runOnce();
  if (stopping.signal.aborted) process.exit(code ?? 1);
  failedStarts = performance.now() - start < START_MILLISECONDS ? failedStarts + 1 : 0;
  if (failedStarts >= MAX_FAILED_STARTS) process.exit(1);
  process.stderr.write(`The site ended with ${signal ?? `status ${code}`}. It is started again.\n`);
  await wait(PAUSE_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => process.exit(0));
}

/** Runs the site until it ends; returns its exit status or the signal that ended it. */
async function runOnce() {
  const child = spawn(process.execPath, SERVER_ARGUMENTS, {
    env: { ...SERVER_ENVIRONMENT, ...process.env },
    stdio: 'inherit',
  });
  site = child;
  const ended = new Promise((done) => child.once('exit', (code, signal) => done({ code, signal })));
  const watching = new AbortController();
  void watch(child, watching.signal);
  const end = await ended;
  watching.abort();
  return end;
}

/** Kills the site if it was up and no longer answers. */
async function watch(child, signal) {
  for (let failures = 0, up = false; !signal.aborted; ) {
    await wait(LOOK_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const healthy = await isHealthy();
    if (healthy && !up) process.stderr.write('The site is up.\n');
    up ||= healthy;
    failures = healthy || !up ? 0 : failures + 1;
    if (failures < MAX_FAILURES) continue;
    process.stderr.write('The site does not answer. It is killed.\n');
    child.kill('SIGKILL');
    return;
  }
}

function isHealthy() {
  return fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
