import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBits,
  type Bits,
  complement,
  countBits,
  countBoth,
  countInUnion,
  difference,
  hasBit,
  intersection,
  isEmptySet,
  membersOf,
  noBits,
  setBit,
  union,
  unionAll,
} from './bits.ts';

function bitsOf(members: ReadonlySet<number>, size: number): Bits {
  const bits = noBits(size);
  for (const n of members) setBit(bits, n);
  return bits;
}

test('sets of bits behave as sets', () => {
  const sets = fc.integer({ min: 1, max: 130 }).chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.array(
        fc.array(fc.nat(size - 1)).map((list) => new Set(list)),
        { minLength: 2, maxLength: 4 },
      ),
    ),
  );
  fc.assert(
    fc.property(sets, fc.nat(5), ([size, members], limit) => {
      const [one = new Set(), other = new Set()] = members;
      const [a, b, ...more] = members.map((set) => bitsOf(set, size)) as [Bits, Bits, ...Bits[]];
      const all = Array.from({ length: size }, (_, n) => n);
      const where = (isIn: (n: number) => boolean) => all.filter(isIn);
      expect(membersOf(a)).toEqual(where((n) => one.has(n)));
      expect(membersOf(a, limit)).toEqual(where((n) => one.has(n)).slice(0, limit));
      expect(membersOf(intersection(a, b))).toEqual(where((n) => one.has(n) && other.has(n)));
      expect(membersOf(union(a, b))).toEqual(where((n) => one.has(n) || other.has(n)));
      expect(membersOf(difference(a, b))).toEqual(where((n) => one.has(n) && !other.has(n)));
      expect(membersOf(complement(a, size))).toEqual(where((n) => !one.has(n)));
      expect(membersOf(allBits(size))).toEqual(all);
      expect(membersOf(unionAll([a, b, ...more], size))).toEqual(where((n) => members.some((set) => set.has(n))));
      expect([countBits(a), countBoth(a, b)]).toEqual([one.size, where((n) => one.has(n) && other.has(n)).length]);
      expect(countInUnion(a, [b, ...more])).toBe(countBoth(a, unionAll([b, ...more], size)));
      expect(isEmptySet(a)).toBe(one.size === 0);
      for (const n of all) expect(hasBit(a, n)).toBe(one.has(n));
      // The operands are unchanged.
      expect(membersOf(a)).toEqual(where((n) => one.has(n)));
    }),
  );
});
