import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';

const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

test('a site that ends or hangs is started again, and one that is told to end is not', async () => {
  const PORT = String(await freePort());
  const env = { ...process.env, PORT, HOST: '127.0.0.1', HEALTH_SECONDS: '0.5' };
  const supervisor = spawn(process.execPath, ['ops/supervise.mjs'], { env, stdio: 'ignore' });
  const ended = new Promise((done) => supervisor.once('exit', done));
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const pid = supervisor.pid ?? 0;
  let last = 0;
  for (const signal of ['SIGKILL', 'SIGSTOP', 'SIGTERM'] as const) {
    await vi.waitUntil(isUp, { timeout: 60_000, interval: 100 });
    const site = childOf(pid);
    expect(site).not.toBe(last);
    last = site;
    if (signal === 'SIGTERM') break;
    // Long enough for the supervisor to have seen that it is up.
    await new Promise((done) => setTimeout(done, 2000));
    process.kill(site, signal);
    await vi.waitUntil(() => childOf(pid) !== site, { timeout: 60_000, interval: 100 });
  }
  supervisor.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 240_000);
