import { expect, test } from 'vitest';
import { effectsByName } from './effect-names.ts';

const EFFECTS = [
  'area-cone',
  'bonus-luck-saves',
  'bonus-luck-attack',
  'damage-fire',
  'inflicts-stunned',
  'removes-stunned',
  'resists-fire',
];

test.each([
  ['inflicts-stunned', ['inflicts-stunned']],
  ['stunned', ['inflicts-stunned']],
  ['stun', ['inflicts-stunned']],
  ['removes-stunned', ['removes-stunned']],
  ['fire', ['damage-fire']],
  ['cone', ['area-cone']],
  ['luck', ['bonus-luck-saves', 'bonus-luck-attack']],
  ['hiccups', []],
])('%s means %j', (word, effects) => {
  expect(
    effectsByName(
      word,
      EFFECTS.map((text) => ({ text })),
    ).map(({ text }) => text),
  ).toEqual(effects);
});
