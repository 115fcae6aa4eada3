import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mirrored } from './card-sheets.tsx';

const pile = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('backs lie behind their cards once the paper is turned', () => {
  expect(mirrored(pile(9), 'long')).toEqual([3, 2, 1, 6, 5, 4, 9, 8, 7]);
  expect(mirrored(pile(9), 'short')).toEqual([7, 8, 9, 4, 5, 6, 1, 2, 3]);
  expect(mirrored(pile(2), 'long').slice(0, 3)).toEqual([undefined, 2, 1]);
});

test('turning the paper twice gives the cards back', () => {
  assert(
    property(integer({ min: 1, max: 9 }), constantFrom('long' as const, 'short' as const), (count, backs) => {
      const once = mirrored(pile(count), backs);
      expect(mirrored(once, backs).filter((card) => card !== undefined)).toEqual(pile(count));
    }),
  );
});
