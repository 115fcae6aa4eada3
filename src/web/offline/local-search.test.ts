import { expect, test } from 'vitest';
import { localSearch } from './local-search.ts';
import type { StoredName } from './store.ts';

const stored = (name: string): StoredName => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  also: [],
  summary: null,
});
const NAMES = [
  ['spells', [stored('Detect Magic'), stored('Magic Missile')]],
  ['feats', [stored('Craft Magic Arms')]],
] as const;
const search = (query: Record<string, string>) => {
  const { results, total, kinds } = localSearch(NAMES, query);
  return { names: results.map(({ name }) => name), total, kinds };
};

test('names that begin with the query come first; kinds are counted', () => {
  expect(search({ q: 'magic' })).toEqual({
    names: ['Magic Missile', 'Craft Magic Arms', 'Detect Magic'],
    total: 3,
    kinds: [
      { kind: 'spells', total: 2 },
      { kind: 'feats', total: 1 },
    ],
  });
});

test('a kind and a page are kept to, all kinds are counted', () => {
  expect(search({ q: 'magic', kind: 'spells', page: '2', limit: '1' })).toMatchObject({
    names: ['Detect Magic'],
    total: 2,
    kinds: [{ kind: 'spells' }, { kind: 'feats' }],
  });
});

test('nothing is found without words', () => {
  expect(search({})).toEqual({ names: [], total: 0, kinds: [] });
});

const place = { kind: 'feats', slug: 'magic-sense', name: 'Magic Sense', url: '/feats/magic-sense', label: 'Feat' };
const PLACES = [{ ...place, fact: 'A Book 12', summary: null, snippet: null }];

test('stored entries by book and page stand beside the results, or after them', () => {
  expect(localSearch(NAMES, { q: 'magic', beside: '3' }, PLACES).beside).toEqual({ results: PLACES, total: 1 });
  expect(localSearch(NAMES, { q: 'magic' }, PLACES)).not.toHaveProperty('beside');
  const all = localSearch(NAMES, { q: 'magic', coverage: 'all' }, PLACES);
  expect([all.total, all.results.at(-1)?.name]).toEqual([4, 'Magic Sense']);
});
