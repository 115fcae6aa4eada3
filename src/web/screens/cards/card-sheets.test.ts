import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mirrorSheet } from './card-sheets.tsx';

const pile = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('backs are behind their cards when the paper is turned over', () => {
  expect(mirrorSheet(pile(9), 'long')).toEqual([3, 2, 1, 6, 5, 4, 9, 8, 7]);
  expect(mirrorSheet(pile(9), 'short')).toEqual([7, 8, 9, 4, 5, 6, 1, 2, 3]);
  expect(mirrorSheet(pile(2), 'long').slice(0, 3)).toEqual([undefined, 2, 1]);
});

test('mirroring a sheet twice restores the order', () => {
  assert(
    property(integer({ min: 1, max: 9 }), constantFrom('long' as const, 'short' as const), (count, backs) => {
      const result = mirrorSheet(pile(count), backs);
      expect(mirrorSheet(result, backs).filter((card) => card !== undefined)).toEqual(pile(count));
    }),
  );
});
