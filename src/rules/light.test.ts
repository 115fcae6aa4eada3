import { expect, test } from 'vitest';
import { LIGHT_SOURCES, sightBy } from './light.ts';

test('an elf sees twice as far by a torch as a human', () => {
  expect(sightBy(LIGHT_SOURCES.torch, false)).toEqual({ bright: 20, shadowy: 40 });
  expect(sightBy(LIGHT_SOURCES.torch, true)).toEqual({ bright: 40, shadowy: 80 });
});

test('a candle gives no bright light to anyone', () => {
  expect(sightBy(LIGHT_SOURCES.candle, true)).toEqual({ bright: null, shadowy: 10 });
});
