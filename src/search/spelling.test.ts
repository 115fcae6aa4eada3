import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDistance, createSpeller } from './spelling.ts';
import { stringList } from './string-list.ts';

const WORDS = ['aboleth', 'fireball', 'giant', 'magic', 'missile', 'ring', 'troll'];
const corrected = (word: string) => createSpeller(stringList(WORDS))(word).map(({ word: place }) => WORDS[place]);

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

const distance = (a: string, b: string) => createDistance(Buffer.from(a))(Buffer.from(b), 0, b.length);

test('swapped neighbours are one error', () => {
  expect(distance('theives', 'thieves')).toBe(1);
  expect(distance('kitten', 'sitting')).toBe(3);
  expect(distance('abcdef', 'uvwxyz')).toBe(6);
});

/** The same by its definition, cell by cell. */
function distanceByTable(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let j = 1; j <= b.length; j++) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const exchanged = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, exchanged, swapped);
    }
  return at(a.length, b.length);
}

test('errors are counted as their definition says', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 31 });
  fc.assert(fc.property(word, word, (a, b) => distance(a, b) === distanceByTable(a, b)));
});
