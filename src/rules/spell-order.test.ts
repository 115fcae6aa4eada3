import { expect, test } from 'vitest';
import { castingOrder, durationOrder, rangeOrder } from './spell-order.ts';

const rising = (figures: readonly (number | null)[]) =>
  expect(figures).toEqual([...figures].sort((a, b) => Number(a) - Number(b)));

test('ranges run from the caster to the ends of the world', () => {
  rising(
    [
      'personal' as const,
      'touch' as const,
      'close' as const,
      'medium' as const,
      'long' as const,
      'unlimited' as const,
    ].map(rangeOrder),
  );
  expect(rangeOrder('see-text')).toBeNull();
});

test('durations run from the instant to the permanent', () => {
  rising(
    [
      'instantaneous' as const,
      { amount: 1, unit: 'round' as const },
      { amount: 1, unit: 'round' as const, per_level: true as const },
      { amount: 10, unit: 'minute' as const, per_level: true as const },
      { amount: 1, unit: 'hour' as const, per_level: true as const },
      { amount: 1, unit: 'day' as const },
      'permanent' as const,
    ].map(durationOrder),
  );
});

test('casting times run from the free action to the days of epic magic', () => {
  rising(
    [
      '1 free action',
      '1 standard action',
      '1 full round',
      '1 minute',
      '10 minutes',
      '24 hours',
      '100 days, 11 minutes',
    ].map(castingOrder),
  );
  expect(castingOrder('See text')).toBeNull();
});
