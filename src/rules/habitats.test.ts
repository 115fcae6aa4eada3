import { expect, test } from 'vitest';
import { habitatsOf } from './habitats.ts';

const shown = (line: string) => habitatsOf(line).map(({ climate, terrain }) => `${climate ?? '–'} ${terrain}`);

test('a climate goes with every terrain of its clause', () => {
  expect(shown('Temperate forests')).toEqual(['temperate forest']);
  expect(shown('Warm forest and warm mountains')).toEqual(['warm forest', 'warm mountain']);
  expect(shown('Any forest, hill, mountains, and plains')).toEqual([
    'any forest',
    'any hill',
    'any mountain',
    'any plain',
  ]);
  expect(shown('Temperate and warm land or underground')).toEqual([
    'temperate any-land',
    'warm any-land',
    '– underground',
  ]);
});

test('what stands in brackets is a habitat of its own', () => {
  expect(shown('Warm plains (Deep halfling: Warm hills) (Tallfellow: Temperate forests)')).toEqual([
    'warm plain',
    'warm hill',
    'temperate forest',
  ]);
  expect(shown('Any (Lacedon: Any aquatic)')).toEqual(['any any', 'any aquatic']);
});

test('any is a value of its own, and planes have no climate', () => {
  expect(shown('Any')).toEqual(['any any']);
  expect(shown('Any cold')).toEqual(['cold any']);
  expect(shown('Underground')).toEqual(['– underground']);
  expect(shown('Elemental Plane of Fire')).toEqual(['– plane-of-fire']);
  expect(shown('Ever-Changing Chaos of Limbo')).toEqual(['– outer-plane']);
});
