import { expect, test } from 'vitest';
import { racialBonusesIn } from './racial-skills.ts';

test('bonuses are found with their skills and conditions', () => {
  expect(
    racialBonusesIn('It has a +4 racial bonus on [Listen](skills/listen) and [Spot](skills/spot) checks.'),
  ).toEqual([
    { skill: 'listen', bonus: 4 },
    { skill: 'spot', bonus: 4 },
  ]);
  expect(
    racialBonusesIn('A dog has a +4 racial bonus on Jump checks, and a +4 racial bonus on Hide checks in the water.'),
  ).toEqual([
    { skill: 'jump', bonus: 4 },
    { skill: 'hide', bonus: 4, when: 'in the water' },
  ]);
  expect(racialBonusesIn('\\*While submerged, it has a +8 racial bonus on Hide checks.')).toEqual([
    { skill: 'hide', bonus: 8, when: 'while submerged' },
  ]);
  expect(racialBonusesIn('It has a +4 racial bonus on saving throws and a −2 racial penalty on Spot checks.')).toEqual([
    { skill: 'spot', bonus: -2 },
  ]);
});
