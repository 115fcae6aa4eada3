import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchResponse } from '../../src/contract/search.ts';
import { BUILT_CREATURES } from '../search/built-creatures.ts';
import { expectEach } from '../support/expect-each.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const search = async (query: string) =>
  searchResponse.parse(await (await fetch(`${api.base}/api/search?${query}`)).json());

test('entries of every kind are found, the nearest name first', async () => {
  const { results } = await search('q=fireball');
  expect(results[0]).toMatchObject({ kind: 'spells', slug: 'fireball', url: '/spells/fireball' });
});

test.each([
  ['lacedon', 'ghoul'],
  ['merrow', 'ogre'],
])('%s, which only the text of a family mentions, finds its members', async (q, slug) => {
  const { results } = await search(`q=${q}`);
  expect(results.map(({ url }) => url)).toContain(`/monsters/${slug}`);
  expect(results[0]?.snippet?.toLowerCase()).toContain(q);
});

test('an empty query finds nothing', async () => {
  expect(await search('q=')).toEqual({ results: [], total: 0, kinds: [], understood: [] });
});

test('the limit holds, and the total counts all results', async () => {
  const { results, total } = await search('q=a&limit=5');
  expect(results).toHaveLength(5);
  expect(total).toBeGreaterThan(100);
});

test('page and kind are parameters; a refusal says what they may be', async () => {
  const { results, total } = await search('q=dragon&kind=monsters&page=2&limit=3');
  expectEach(results, ({ kind }) => kind === 'monsters');
  expect(results).toHaveLength(3);
  expect(total).toBeGreaterThan(3);
  const refused = await fetch(`${api.base}/api/search?q=dragon&kind=dragons`);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('must be one of spells');
});

test.each(BUILT_CREATURES)('%s is worked out as %s', async (q, url) => {
  const { built } = await search(new URLSearchParams({ q }).toString());
  expect(built?.url ?? null).toBe(url);
  if (built === undefined || url === null) return;
  const [path, query] = url.split('?');
  const creature = await (await fetch(`${api.base}/api${path}/build?${query}`)).json();
  expect(built).toMatchObject({ name: creature.name, fact: `CR ${creature.challenge_rating}` });
});

test('a creature is worked out on the first page among monsters, in any coverage that has rules, in the books alone', async () => {
  const built = async (query: string) => (await search(`q=ogre+fighter+4&${query}`)).built !== undefined;
  expect(await built('')).toBe(true);
  expect(await built('beside=5')).toBe(true);
  expect(await built('coverage=all&kind=monsters')).toBe(true);
  for (const query of [
    'page=2',
    'plain=yes',
    'kind=spells',
    'coverage=listed',
    'books=phb-35',
    'books=core,-classes/fighter',
  ])
    expect(await built(query), query).toBe(false);
});
