import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { hasNginx, startNginx, WITHOUT_NGINX } from '../../scripts/nginx.mjs';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/raw-http.ts';
import { startSite } from '../support/site.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
}, 60_000);

const AT_ONCE = 12;
/** Pages from memory, pages that are made each time, and calls. */
const PATHS = ['/', '/spells/fireball', '/spells?unknown=1', '/api/spells?limit=5', '/api/items/shop/names', '/feats'];

/** Asks over and over from several clients; gives what did not answer with 200. */
function load(base: string): () => Promise<{ asked: number; failed: string[] }> {
  let goesOn = true;
  let asked = 0;
  const failed: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const client = async (first: number) => {
    for (let i = first; goesOn; i++) {
      const path = PATHS[i % PATHS.length] ?? '/';
      const outcome = await ask(base, path, { agent }).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      asked++;
      if (outcome !== 200) failed.push(`${path}: ${outcome}`);
    }
  };
  const clients = Array.from({ length: AT_ONCE }, (_, i) => client(i));
  const stop = () => {
    goesOn = false;
    agent.destroy();
  };
  ended.push(stop);
  return async () => {
    goesOn = false;
    await Promise.all(clients);
    stop();
    return { asked, failed };
  };
}

test.skipIf(!hasNginx())(
  `behind nginx, two processes are replaced one after the other and no request fails${hasNginx() ? '' : `: ${WITHOUT_NGINX}`}`,
  async () => {
    const ports = [await freePort(), await freePort()];
    const front = await freePort();
    const start = (port: number) => startSite({ PORT: String(port), TRUST_PROXY: '1' });
    const sites = await Promise.all(ports.map(start));
    ended.push(() => Promise.all(sites.map(({ stop }) => stop())));
    const example = readFileSync('docs/nginx.conf', 'utf8');
    const places = { 3001: ports[0], 3002: ports[1], 8080: front };
    const nginx = await startNginx(
      Object.entries(places).reduce((text, [from, to]) => text.replace(`:${from}`, `:${to}`), example),
      front,
    );
    ended.push(nginx.stop);

    const finish = load(`http://127.0.0.1:${front}`);
    for (const [i, port] of ports.entries()) {
      await new Promise((done) => setTimeout(done, 1000));
      expect(await sites[i]?.stop()).toBe(0);
      const next = await start(port);
      sites[i] = next;
    }
    await new Promise((done) => setTimeout(done, 1500));
    const { asked, failed } = await finish();
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(50);
  },
  120_000,
);

test('a process that gets a signal to end completes the requests in progress and refuses new ones', async () => {
  const { base, stop } = await startSite();
  ended.push(stop);
  const under = Array.from({ length: 20 }, (_, i) => ask(base, `/spells?unknown=${i}`));
  await Promise.any(under);
  expect(await stop()).toBe(0);
  expect(new Set((await Promise.all(under)).map((answer) => answer.status))).toEqual(new Set([200]));
  await expect(ask(base, '/healthz')).rejects.toThrow();
}, 60_000);
