import { expect, test } from 'vitest';
import { createSoundFinder, soundOf } from './sounds.ts';
import { stringList } from './string-list.ts';

test.each([
  ['lite', 'light'],
  ['nite', 'night'],
  ['wate', 'weight'],
  ['fantom', 'phantom'],
  ['nife', 'knife'],
  ['majic', 'majik'],
  ['rath', 'wrath'],
  ['fisikal', 'physical'],
])('%s sounds like %s', (written, meant) => {
  expect(soundOf(written)).toBe(soundOf(meant));
});

test.each([
  ['light', 'lot'],
  ['light', 'like'],
  ['chain', 'cain'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

test('the words of a vocabulary are found by their sound', () => {
  expect(createSoundFinder(stringList(['cure', 'light', 'like', 'wound']))('lite')).toEqual([1]);
});
