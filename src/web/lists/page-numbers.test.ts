import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('at most five numbers, in order, within the list, around the current page', () => {
  const pages = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(
      pages.chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last))),
      ([page, last]) => {
        const numbers = pageNumbers(page, last);
        expect(numbers).toHaveLength(Math.min(5, last));
        expect(numbers).toContain(page);
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(last);
        expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
      },
    ),
  );
});
