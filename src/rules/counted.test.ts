import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('the noun is singular where the number reads as 1', () => {
  expect([0, 1, 2, 1200].map((number) => counted(number, 'day'))).toEqual(['0 days', '1 day', '2 days', '1,200 days']);
  expect([0.25, 1.04, 1.5].map((number) => counted(number, 'mile', 1))).toEqual(['0.3 miles', '1 mile', '1.5 miles']);
});
