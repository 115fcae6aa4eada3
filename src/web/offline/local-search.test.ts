import { expect, test } from 'vitest';
import { localSearch } from './local-search.ts';
import type { StoredName } from './store.ts';

const stored = (name: string, ...books: string[]): StoredName => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  also: [],
  summary: null,
  books,
});
const NAMES = [
  ['spells', [stored('Detect Magic', 'phb-35'), stored('Magic Missile', 'phb-35', 'spell-compendium')]],
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

test('only what the books of a table have is found and counted; what names no book is in', () => {
  const within = (books: string[], banned: string[] = [], added: string[] = []) => {
    const scope = {
      books: new Set(books),
      supplements: books.includes('spell-compendium'),
      banned: new Set(banned),
      added: new Set(added),
    };
    const { results, kinds } = localSearch(NAMES, { q: 'magic' }, [], scope);
    return [results.map(({ name }) => name), kinds.map(({ kind }) => kind)];
  };
  expect(within(['spell-compendium'])).toEqual([
    ['Magic Missile', 'Craft Magic Arms'],
    ['spells', 'feats'],
  ]);
  expect(within(['xph'], ['feats/craft-magic-arms'], ['spells/detect-magic'])).toEqual([['Detect Magic'], ['spells']]);
});

test.each(['faerun', 'Faerûn', 'melfs', 'melf’s', "melf's acid", 'acid-arrow', 'arrow, acid'])(
  'accents and punctuation do not count: %s',
  (q) => {
    const names = [
      ['spells', [{ ...stored('Acid Arrow'), also: ["Melf's Acid Arrow"] }]],
      ['rulebooks', [stored('Power of Faerûn')]],
    ] as const;
    const name = /^fa/i.test(q) ? 'Power of Faerûn' : 'Acid Arrow';
    expect(localSearch(names, { q }).results.map((result) => result.name)).toEqual([name]);
  },
);

test('names are ranked without their accents and punctuation', () => {
  const names = [['rulebooks', [stored('A Faerûn Atlas'), stored('Faerûn'), stored('Faerûn’s Gods')]]] as const;
  expect(localSearch(names, { q: 'faeruns' }).results.map(({ name }) => name)).toEqual(['Faerûn’s Gods']);
  expect(localSearch(names, { q: 'faerun' }).results.map(({ name }) => name)).toEqual([
    'Faerûn',
    'Faerûn’s Gods',
    'A Faerûn Atlas',
  ]);
});
