import { expect, test } from 'vitest';
import { armorWeight, wornArmor } from './armor-limits.ts';

test('mithral makes armor a category lighter', () => {
  expect(['+1 chain shirt', 'studded leather', '+2 mithral breastplate'].map(armorWeight)).toEqual(
    Array.from({ length: 3 }, () => 'light'),
  );
  expect(['hide armor', 'breastplate', 'scale mail', 'chainmail', 'mithral full plate'].map(armorWeight)).toEqual(
    Array.from({ length: 5 }, () => 'medium'),
  );
  expect(['banded mail', 'plate barding', '+2 half-plate armor'].map(armorWeight)).toEqual(
    Array.from({ length: 3 }, () => 'heavy'),
  );
});

test('bracers and armor of force or of the mind are not worn', () => {
  const part = (kind: string, note: string) => ({ kind, value: 4, note });
  const worn = [part('armor', 'chain shirt'), part('shield', 'buckler')];
  expect(
    wornArmor([...worn, part('armor', 'bracers of armor +5'), part('armor', 'inertial armor'), part('natural', '')]),
  ).toEqual(worn);
});
