import { expect, test } from 'vitest';
import { challengeRatings } from './challenge-ratings.ts';

test('single ratings, fractions and open ends', () => {
  expect(challengeRatings.parse('5, 1/2').include).toEqual([
    { from: 5, to: 5 },
    { from: 0.5, to: 0.5 },
  ]);
  expect(challengeRatings.parse('21+').include).toEqual([{ from: 21, to: 1000 }]);
  expect(challengeRatings.parse('1/2-').include).toEqual([{ from: 0, to: 0.5 }]);
});

test('a plus sign that arrived as a blank still counts', () => {
  expect(challengeRatings.parse('20,21 ').include[1]).toEqual({ from: 21, to: 1000 });
});

test('a minus sign in front leaves a rating out', () => {
  expect(challengeRatings.parse('-3')).toEqual({ include: [], exclude: [{ from: 3, to: 3 }] });
});

test.each(['many', '1/7', '5.5', '5++', '--1'])('%s is refused', (text) => {
  expect(challengeRatings.safeParse(text).success).toBe(false);
});
