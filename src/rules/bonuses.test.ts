import { expect, test } from 'vitest';
import { BONUS_TYPES, stackingOf } from './bonuses.ts';

test('only dodge, racial, circumstance and untyped bonuses add up', () => {
  const stacking = BONUS_TYPES.filter((type) => stackingOf(type) !== 'no');
  expect(stacking).toEqual(['circumstance', 'dodge', 'racial', 'untyped']);
  expect(stackingOf('circumstance')).toBe('sources');
});
