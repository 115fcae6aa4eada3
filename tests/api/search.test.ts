import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchResponse } from '../../src/contract/search.ts';
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
  expect(results.every(({ kind }) => kind === 'monsters')).toBe(true);
  expect(results).toHaveLength(3);
  expect(total).toBeGreaterThan(3);
  const refused = await fetch(`${api.base}/api/search?q=dragon&kind=dragons`);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('must be one of spells');
});
