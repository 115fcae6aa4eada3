import { expect, test } from 'vitest';
import { powerPointCost } from './power-points.ts';

test('each power level costs two power points more than the one below', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(powerPointCost)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17]);
});
