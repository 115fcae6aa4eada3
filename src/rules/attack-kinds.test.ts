import { expect, test } from 'vitest';
import { attackKinds } from './attack-kinds.ts';

test('an attack is of the kinds that its name names', () => {
  expect(attackKinds('bite')).toEqual(['bite']);
  expect(attackKinds('foreclaws')).toEqual(['claw']);
  expect(attackKinds('tail slam')).toEqual(['slam', 'tail']);
  expect(attackKinds('+1 holy composite longbow (+4 Str bonus)')).toEqual(['weapon']);
  expect(attackKinds('incorporeal touch')).toEqual(['touch']);
  expect(attackKinds('spittle')).toEqual(['other']);
});
