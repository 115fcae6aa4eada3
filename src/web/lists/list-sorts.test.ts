import { expect, test } from 'vitest';
import { directionOf, reversed, sameColumn } from './list-sorts.ts';

test('a column turned round twice is as it was', () => {
  for (const sort of ['name', '-name', 'cr', 'price_low_high', 'price_high_low'])
    expect(reversed(reversed(sort))).toBe(sort);
});

test('the specified orders by price are one column in two directions', () => {
  expect(reversed('price_low_high')).toBe('price_high_low');
  expect(directionOf('price_high_low')).toBe('descending');
  expect(sameColumn('price_high_low', 'price_low_high')).toBe(true);
  expect(sameColumn('-level', 'level')).toBe(true);
  expect(sameColumn('level', 'name')).toBe(false);
});
