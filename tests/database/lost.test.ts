import { afterEach, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startSite } from '../support/site.ts';

/*
 * The built site on databases that come and go: replicas of the one in which the tests' content is published.
 */

const primary = process.env.DATABASE_URL ?? '';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function startReplica() {
  const replica = await startPostgres({ port: Number(new URL(primary).port) });
  ended.push(replica.remove);
  return replica;
}

async function siteOn(url: string) {
  const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  ended.push(site.stop);
  return async (address: string) => {
    const response = await fetch(site.base + address);
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() };
  };
}

test('while the database is unreachable, stored responses are sent and others have status 503; afterwards all are answered', async () => {
  const database = await startReplica();
  const get = await siteOn(database.url);
  const page = await get('/spells/fireball');
  expect(page).toMatchObject({ status: 200 });
  expect(await get('/readyz')).toMatchObject({ status: 200 });

  await database.stop();
  expect(await get('/spells/fireball')).toEqual(page);
  const api = await get('/api/spells/wish');
  expect(api).toMatchObject({ status: 503, retryAfter: '5' });
  const { detail } = JSON.parse(api.body);
  expect(detail).toMatch(/cannot be read .*try again/);
  const missing = await get('/spells?search=wish');
  expect(missing).toMatchObject({ status: 503, retryAfter: '5' });
  expect(missing.body).toContain('Failed to load spells');
  expect(missing.body).toContain(detail);
  expect(await get('/readyz')).toMatchObject({ status: 503 });
  expect(await get('/healthz')).toMatchObject({ status: 200 });

  await database.start();
  expect(await get('/api/spells/wish')).toMatchObject({ status: 200 });
  expect(await get('/spells?search=wish')).toMatchObject({ status: 200 });
  expect(await get('/readyz')).toMatchObject({ status: 200 });
}, 60_000);

test('while a replica is unreachable, the primary answers its reads, and no request fails', async () => {
  const replica = await startReplica();
  const get = await siteOn(`${replica.url},${primary}`);
  const asked = { statuses: new Set<number>(), on: true };
  ended.push(() => {
    asked.on = false;
  });
  const loads = Array.from({ length: 4 }, async (_, i) => {
    for (let n = 0; asked.on; n++) asked.statuses.add((await get(`/api/spells?search=fire ${i} ${n}`)).status);
  });
  await replica.stop();
  expect(await get('/api/spells/wish')).toMatchObject({ status: 200 });
  await replica.start();
  expect(await get('/api/spells/fly')).toMatchObject({ status: 200 });
  asked.on = false;
  await Promise.all(loads);
  expect(asked.statuses).toEqual(new Set([200]));
}, 60_000);
