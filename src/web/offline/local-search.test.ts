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
