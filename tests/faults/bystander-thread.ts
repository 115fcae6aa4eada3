import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bystander, Seen } from './bystander.ts';

/*
 * The thread of a bystander: a visitor at an address of their own who asks for one page after the other, each on a new
 * connection, until a message comes.
 */

const PAUSE_MILLISECONDS = 100;
/** A request that takes longer counts as failed. */
const PATIENCE_MILLISECONDS = 25_000;
const STORED = [
  '/spells/fireball',
  '/spells?level=3&page=2',
  '/api/monsters/aboleth',
  '/items?search=rope',
  '/healthz',
];
const CLIENT = { address: '127.0.0.9', forwarded: '203.0.113.77' };

const { base, onlyStored } = workerData as Bystander;
const seen: Seen = { requests: 0, slowest: 0, failures: {} };
let goesOn = true;
parentPort?.once('message', () => {
  goesOn = false;
});

// Fills the response cache before the fault begins.
for (const path of STORED) await ask(path);
parentPort?.postMessage('ready');
for (let i = 0; goesOn; i++) {
  const own = !onlyStored && i % 3 === 2;
  const start = performance.now();
  const outcome = await ask(own ? `/spells?search=bystander ${i}` : (STORED[i % STORED.length] ?? '/'));
  seen.requests++;
  seen.slowest = Math.max(seen.slowest, performance.now() - start);
  if (outcome !== '200') seen.failures[outcome] = (seen.failures[outcome] ?? 0) + 1;
  await wait(PAUSE_MILLISECONDS);
}
parentPort?.postMessage(seen);

function ask(path: string): Promise<string> {
  const { hostname, port } = new URL(base);
  const { address: localAddress, forwarded } = CLIENT;
  const headers = { 'x-forwarded-for': forwarded };
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  const options = { hostname, port, path: encodeURI(path), headers, localAddress, agent: false as const, signal };
  return new Promise((done) => {
    const sent = request(options, (response) => {
      response.resume().on('end', () => done(String(response.statusCode)));
      response.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    sent.end();
  });
}
