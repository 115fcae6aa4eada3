import { expect, test } from 'vitest';
import { openTestSearch } from '../support/search.ts';

const { search } = openTestSearch();

test.each([
  'lich',
  'vampire',
  'half-dragon',
  'half fiend',
  'ghost',
  'skeleton',
  'zombie',
  'lycanthrope',
  'celestial creature',
  'paragon',
])('%s finds the template first', (name) => {
  const [first] = search(name, 3).results;
  expect(first?.url).toBe(`/templates/${name.replace(' creature', '').replace(' ', '-')}`);
});

test.each([
  ['half-dragon ogre', ['/templates/half-dragon', '/monsters/ogre']],
  ['ogre lich', ['/monsters/ogre', '/templates/lich']],
])('%s finds the template and the monster', (query, meant) => {
  expect(search(query, 2).results.map(({ url }) => url)).toEqual(meant);
});

test('a question that ends in the name of an entry finds it first', () => {
  const [first] = search('what is the cost of a wand of cure light wounds', 3).results;
  expect(first?.url).toBe('/items/wand-of-cure-light-wounds');
  expect(search('cost of a wand of cure light wounds', 3).results[0]?.url).toBe(first?.url);
});

test('a question that names an entry in whole finds it among the first', () => {
  const urls = search('does power attack work with light weapons', 3).results.map(({ url }) => url);
  expect(urls).toContain('/feats/power-attack');
});
