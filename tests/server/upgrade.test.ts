import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { openSource } from '../../src/database/source.ts';
import { createApp } from '../../src/server/app.ts';
import { readConfiguration } from '../../src/server/configuration.ts';
import { createLiveSite, type Edition } from '../../src/server/live-site.ts';
import { compileTwice, createTestDatabase, DATABASES } from '../support/published.ts';
import { routesOf } from '../support/routes.ts';

const AT_ONCE = 4;
const [OLD, NEW] = ['Fireball', 'Ball of Fire'];

let catalogues: Awaited<ReturnType<typeof compileTwice>>;
beforeAll(async () => {
  catalogues = await compileTwice('spells/fireball', NEW);
}, 300_000);

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

/** The API, and one page that is made of two calls. */
function build(catalogue: Catalogue): Edition {
  const routes = routesOf(catalogue);
  const api = localApi(routes);
  const nameIn = async (address: string) => {
    const { json } = await api(address);
    return new RegExp(`${OLD}|${NEW}`).exec(`${json}`)?.[0];
  };
  const web = async () => {
    const entry = await nameIn('/api/spells/fireball');
    const list = await nameIn('/api/spells?search=fire&level=3&class_name=wizard&school=evocation');
    return { status: 200, headers: new Headers(), body: Buffer.from(`${entry} ${list}`) };
  };
  return { routes, web, picture: catalogue.picture, warm: () => api('/api/search?q=a') };
}

async function startOn(url: string) {
  const source = await openSource(url);
  const site = await createLiveSite({ source, build, log: () => undefined, pollMilliseconds: 50 });
  const { routes, web, picture, ready } = site;
  const settings = readConfiguration({ LOG_LEVEL: 'silent', RATE_LIMIT_MAX: '0' });
  const { app, clearCache } = await createApp({ routes, web, picture, paint: async () => null, settings, ping: ready });
  site.onChange(clearCache);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ended.push(async () => {
    await app.close();
    await site.close();
  });
  return { site, base: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

/** Leaves the processor to the database in between. */
const PAUSE_MILLISECONDS = 5;

/** Asks again and again until told to stop, and tells every answer that came. */
async function load(address: string, goesOn: () => boolean): Promise<string[]> {
  const answers: string[] = [];
  while (goesOn()) {
    const response = await fetch(address);
    answers.push(`${response.status} ${await response.text()}`);
    await setTimeout(PAUSE_MILLISECONDS);
  }
  return answers;
}

test.each(DATABASES)(
  'new content replaces the old without a failed request or a mixed page: %s',
  async (database) => {
    const place = await createTestDatabase(database);
    ended.push(place.remove);
    await place.publish(catalogues[0]);
    const { site, base } = await startOn(place.url);
    const before = site.version;

    let loading = true;
    onTestFinished(() => {
      loading = false;
    });
    const requests = ['/spells/fireball', '/api/spells/fireball', '/api/search?q=fire'].flatMap((address) =>
      Array.from({ length: AT_ONCE }, () => load(base + address, () => loading)),
    );
    expect(await (await fetch(`${base}/spells/fireball`)).text()).toBe(`${OLD} ${OLD}`);
    const changed = new Promise<void>((done) => site.onChange(done));
    await place.publish(catalogues[1]);
    await changed;
    expect(await (await fetch(`${base}/spells/fireball`)).text()).toBe(`${NEW} ${NEW}`);
    loading = false;

    const answers = (await Promise.all(requests)).flat();
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    const pages = new Set(answers.filter((answer) => answer.length < 50));
    expect(pages).toEqual(new Set([`200 ${OLD} ${OLD}`, `200 ${NEW} ${NEW}`]));
    expect(site.version).not.toBe(before);
  },
  120_000,
);

test('a new catalogue that cannot be warmed is closed, and the old one goes on', async () => {
  const place = await createTestDatabase('file');
  ended.push(place.remove);
  await place.publish(catalogues[0]);
  const source = await openSource(place.url);
  const closed: string[] = [];
  const messages = Promise.withResolvers<string>();
  let editions = 0;
  const site = await createLiveSite({
    source: {
      ...source,
      open: (name) => {
        const db = source.open(name);
        const destroy = db.destroy.bind(db);
        return Object.assign(db, { destroy: () => destroy().then(() => void closed.push(name)) });
      },
    },
    build: (catalogue) => {
      const isFirst = editions++ === 0;
      return { ...build(catalogue), warm: () => (isFirst ? Promise.resolve() : Promise.reject(new Error('No room.'))) };
    },
    log: messages.resolve,
    pollMilliseconds: 50,
  });
  ended.push(() => site.close());
  const before = site.version;
  await place.publish(catalogues[1]);
  expect(await messages.promise).toBe('The new catalogue is not taken: No room.');
  expect(closed).toEqual([await source.newest()]);
  expect(site.version).toBe(before);
});
