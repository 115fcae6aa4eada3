import { expect, test } from 'vitest';
import { createSpeller, distance } from './spelling.ts';

const WORDS = ['aboleth', 'fireball', 'giant', 'magic', 'missile', 'ring', 'troll'];
const corrected = (word: string) => createSpeller(WORDS)(word).map(({ word: place }) => WORDS[place]);

test.each([
  ['abolath', 'aboleth'],
  ['firebal', 'fireball'],
  ['gaint', 'giant'],
  ['magik', 'magic'],
  ['missle', 'missile'],
  ['rign', 'ring'],
])('%s means %s', (misspelt, meant) => {
  expect(corrected(misspelt)).toEqual([meant]);
});

test('a short word may have one letter wrong, two letters are no word to mend', () => {
  expect(corrected('trick')).toEqual([]);
  expect(corrected('rg')).toEqual([]);
});

test('swapped neighbours are one error', () => {
  expect(distance('theives', 'thieves', 2)).toBe(1);
  expect(distance('kitten', 'sitting', 3)).toBe(3);
  expect(distance('abcdef', 'uvwxyz', 2)).toBe(3);
});
