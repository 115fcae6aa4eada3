import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { childrenOf, endProcess, processesOfGroup } from '../support/processes.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

let supervisor: ChildProcess;
afterEach(async () => {
  await endProcess(supervisor).finally(() => {
    // A supervisor that was killed leaves its site behind, in its process group.
    for (const pid of processesOfGroup(pidOf(supervisor))) process.kill(pid, 'SIGKILL');
  });
}, 60_000);

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The supervisor did not start.');
  return pid;
}

/** Starts the supervisor in a process group of its own; `site` gives the process that it runs now. */
async function supervise() {
  const PORT = String(await freePort());
  const env = { ...process.env, PORT, HOST: '127.0.0.1', HEALTH_SECONDS: '0.5' };
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  supervisor = spawn(process.execPath, ['ops/supervise.mjs'], { env, stdio: [...stdio], detached: true });
  let messages = '';
  supervisor.stderr?.on('data', (part: Buffer) => {
    messages += part;
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const site = async () => {
    await vi.waitUntil(isUp, PATIENCE);
    const [pid] = childrenOf(pidOf(supervisor));
    if (pid === undefined) throw new Error('The supervisor runs no site.');
    return pid;
  };
  const says = (text: string) => vi.waitUntil(() => messages.includes(text), PATIENCE);
  return { site, says };
}

test('a site that ends or hangs is restarted, and one that gets a signal to end is not', async () => {
  const { site, says } = await supervise();
  const first = await site();
  process.kill(first, 'SIGKILL');
  await says('ended with SIGKILL. It is started again.');
  const second = await site();
  await says('It is started again.\nThe site is up.');
  process.kill(second, 'SIGSTOP');
  await says('does not answer. It is killed.');
  const third = await site();
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await endProcess(supervisor)).toBe(0);
}, 240_000);

test('a supervisor that gets a signal to end before a restart does not start the site', async () => {
  const { site, says } = await supervise();
  process.kill(await site(), 'SIGKILL');
  await says('It is started again.');
  expect(await endProcess(supervisor)).toBe(0);
}, 120_000);
