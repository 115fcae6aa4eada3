import { expect, test } from 'vitest';
import { travel } from './travel.ts';

test('walkers of speed 15, 20, 30 and 40 cover 12, 16, 24 and 32 miles of open road a day', () => {
  expect([15, 20, 30, 40].map((speed) => travel(speed, 'plains', 'road', 0).milesADay)).toEqual([12, 16, 24, 32]);
  expect(travel(15, 'plains', 'highway', 0).milesAnHour).toBe(1.5);
});

test('terrain leaves a part of the distance', () => {
  expect(travel(30, 'jungle', 'trackless', 0).milesADay).toBe(6);
  expect(travel(20, 'hills', 'road', 0).milesAnHour).toBe(1.5);
  expect(travel(30, 'mountains', 'highway', 0).milesADay).toBe(18);
});

test('30 miles of trackless forest at speed 30 are 20 hours, two and a half days', () => {
  expect(travel(30, 'forest', 'trackless', 30)).toEqual({ milesAnHour: 1.5, milesADay: 12, hours: 20, days: 2.5 });
});
