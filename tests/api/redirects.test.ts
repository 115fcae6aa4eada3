import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../src/contract/problems.ts';
import { searchResponse } from '../../src/contract/search.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (path: string) => fetch(`${api.base}${path}`, { redirect: 'manual' });

/** As the Player's Handbook and the Dungeon Master's Guide print them, and what the SRD calls them. */
const PRINTED_NAMES = [
  ['spells', "Melf's Acid Arrow", 'acid-arrow'],
  ['spells', "Mordenkainen's Disjunction", 'mages-disjunction'],
  ['spells', "Bigby's Crushing Hand", 'crushing-hand'],
  ['spells', "Tenser's Floating Disk", 'floating-disk'],
  ['spells', "Otiluke's Resilient Sphere", 'resilient-sphere'],
  ['spells', "Evard's Black Tentacles", 'black-tentacles'],
  ['spells', "Leomund's Tiny Hut", 'tiny-hut'],
  ['spells', "Nystul's Magic Aura", 'magic-aura'],
  ['spells', "Rary's Telepathic Bond", 'telepathic-bond'],
  ['spells', "Drawmij's Instant Summons", 'instant-summons'],
  ['spells', "Tasha's Hideous Laughter", 'hideous-laughter'],
  ['spells', "Otto's Irresistible Dance", 'irresistible-dance'],
  ['items', "Heward's Handy Haversack", 'handy-haversack'],
  ['items', "Boccob's Blessed Book", 'blessed-book'],
  ['items', 'Apparatus of Kwalish', 'apparatus-of-the-crab'],
  ['items', 'Talisman of Zagy', 'talisman-of-reluctant-wishes'],
  ['items', "Wand of Melf's Acid Arrow", 'wand-of-acid-arrow'],
] as const;

test.each(PRINTED_NAMES)('%s: the printed name %s leads to %s, and the search finds it', async (kind, name, slug) => {
  const former = name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
  const response = await get(`/api/${kind}/${former}`);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`/api/${kind}/${slug}`);
  expect(problem.parse(await response.json())).toMatchObject({ status: 301, title: 'Moved permanently' });
  expect((await get(`/api/${kind}/${slug}`)).status).toBe(200);
  const { results } = searchResponse.parse(await (await get(`/api/search?q=${encodeURIComponent(name)}`)).json());
  expect(results[0]?.url).toBe(`/${kind}/${slug}`);
});

test('a former slug redirects to its entry', async () => {
  const response = await get('/api/glossary/five-foot-step');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/api/glossary/5-foot-step']);
});

test('a former slug of an entry by book and page redirects as well', async () => {
  const response = await get('/api/feats/cobolt-charge');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/api/feats/cobalt-charge']);
  expect((await get('/api/feats/cobalt-charge')).status).toBe(200);
});

test.each(['', '/text', '/markdown'])(
  'a former slug redirects to what is built of it%s, with the parameters',
  async (form) => {
    const response = await get(`/api/monsters/elder-air-elemental/build${form}?hd=25&augment=1`);
    expect(response.status).toBe(301);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(`/api/monsters/air-elemental-elder/build${form}?hd=25&augment=1`);
    expect((await get(location)).status).toBe(200);
  },
);

test.each([
  ['spells/melfs-acid-arrow', 'spells/acid-arrow'],
  ['feats/cobolt-charge', 'feats/cobalt-charge'],
])('the preview of %s redirects to that of %s', async (former, current) => {
  const response = await get(`/api/preview/${former}`);
  expect([response.status, response.headers.get('location')]).toEqual([301, `/api/preview/${current}`]);
  expect((await get(`/api/preview/${current}`)).status).toBe(200);
});

test('what is built of an unknown monster is not found', async () => {
  expect((await get('/api/monsters/no-such-monster/build?class=fighter:2')).status).toBe(404);
});

test('a name that several entries have does not redirect', async () => {
  expect((await get('/api/items/necromancy')).status).toBe(404);
});

test('the document declares the redirect', async () => {
  const { paths } = await (await get('/api/openapi.json')).json();
  for (const path of ['/api/spells/{slug}', '/api/preview/{kind}/{slug}'])
    expect(Object.keys(paths[path].get.responses)).toEqual(expect.arrayContaining(['200', '301', '404']));
});
