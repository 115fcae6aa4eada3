import { expect, test } from 'vitest';
import { amountRanges, integerRanges, ratingRanges } from './ranges.ts';

const ratings = ratingRanges('Challenge rating');
const levels = integerRanges('Level', 0, 9);

test('single ratings, fractions and open ends', () => {
  expect(ratings.parse('5, 1/2').include).toEqual([
    { from: 5, to: 5 },
    { from: 0.5, to: 0.5 },
  ]);
  expect(ratings.parse('21+').include).toEqual([{ from: 21, to: 1000 }]);
  expect(ratings.parse('1/2-').include).toEqual([{ from: 0, to: 0.5 }]);
});

test('ranges, open to either side', () => {
  expect(ratings.parse('1/4..2,20..').include).toEqual([
    { from: 0.25, to: 2 },
    { from: 20, to: 1000 },
  ]);
  expect(levels.parse('..2, 4 ,6..9').include).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 4 },
    { from: 6, to: 9 },
  ]);
  expect(amountRanges('Price').parse('0.5..1500').include).toEqual([{ from: 0.5, to: 1500 }]);
});

test('a plus sign that was decoded as a space is accepted', () => {
  expect(ratings.parse('20,21 ').include[1]).toEqual({ from: 21, to: 1000 });
});

test('a minus sign in front excludes a number or range', () => {
  expect(ratings.parse('-3')).toEqual({ include: [], exclude: [{ from: 3, to: 3 }] });
  expect(levels.parse('-..2')).toEqual({ include: [], exclude: [{ from: 0, to: 2 }] });
});

test.each(['many', '1/7', '5.5', '5++', '--1', '..', '5..3', '1...3'])('the rating %s is refused', (text) => {
  expect(ratings.safeParse(text).success).toBe(false);
});

test.each(['10', '3..12', '-1..-2', '1.5', '3+'])('the level %s is refused', (text) => {
  expect(levels.safeParse(text).success).toBe(false);
});
