import { expect, test } from 'vitest';
import { foundGroups } from './search-suggestions.ts';

const result = (kind: string, name: string) => ({
  ...{ kind, slug: name.toLowerCase(), name, url: `/${kind}/${name.toLowerCase()}`, label: 'Feat' },
  ...{ fact: 'A Book 12', summary: null, snippet: null },
});
const shown = (q: string, own: string[], listed: string[]) =>
  foundGroups(q, {
    results: own.map((name) => result('feats', name)),
    total: own.length,
    kinds: [],
    understood: [],
    beside: { results: listed.map((name) => result('feats', name)), total: listed.length },
  }).map(({ title, suggestions }) => [title, ...suggestions.map(({ text }) => text)]);

test('entries with their rules come before those by book and page', () => {
  expect(shown('shock', ['Shocker'], ['Shock Trooper'])).toEqual([
    ['Feats', 'Shocker'],
    ['By book and page', 'Shock Trooper'],
    [null, 'Show all 2 results'],
  ]);
});

test('one by book and page comes first where it alone has the very name', () => {
  expect(shown('shock trooper', ['Shocker'], ['Shock Trooper'])[0]).toEqual(['By book and page', 'Shock Trooper']);
  expect(shown('dodge', ['Dodge'], ['Dodge'])[0]).toEqual(['Feats', 'Dodge']);
});

test('the creature that the query describes comes first, and alone where nothing else is found', () => {
  const built = { ...result('monsters', 'Ogre, 4th-Level Fighter'), url: '/monsters/ogre?class=fighter:4' };
  const answer = { results: [result('monsters', 'Ogre')], total: 1, kinds: [], understood: [], built };
  const [first, second] = foundGroups('ogre fighter 4', answer);
  expect(first?.suggestions).toMatchObject([{ is: 'entry', to: '/monsters/ogre?class=fighter:4' }]);
  expect(second?.title).toBe('Monsters');
  expect(foundGroups('ogre fighter 4', { ...answer, results: [], total: 0 })).toEqual([first]);
});

test('nothing is suggested where nothing is found', () => {
  expect(shown('nothing', [], [])).toEqual([]);
});
