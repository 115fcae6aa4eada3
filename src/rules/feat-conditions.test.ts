import { expect, test } from 'vitest';
import { type Having, unmetConditions } from './feat-conditions.ts';

const FIGHTER: Having = {
  abilities: { str: 15, dex: 13 },
  base_attack: 6,
  character_level: 6,
  feats: new Set(['power-attack', 'cleave']),
};
const unmet = (prerequisites: object, types = ['general']) =>
  unmetConditions({ types, prerequisites }, FIGHTER).map(({ text }) => text);

test('a feat is open where all of its conditions are met', () => {
  expect(unmet({})).toEqual([]);
  expect(unmet({ abilities: { str: 13 }, base_attack: 4, feats: ['power-attack', 'cleave'] })).toEqual([]);
});

test('what is missing is named, and what is not given is missing', () => {
  expect(unmet({ abilities: { dex: 15, int: 13 }, base_attack: 8 })).toEqual([
    'Dex 15',
    'Int 13',
    'base attack bonus +8',
  ]);
  expect(unmet({ feats: ['weapon-focus'], others: ['caster level 3rd'] })).toEqual([
    'weapon-focus',
    'caster level 3rd',
  ]);
});

test('one alternative is enough, and epic feats need 21 levels', () => {
  expect(unmet({ any_of: [{ feats: ['dodge'] }, { feats: ['cleave'] }] })).toEqual([]);
  expect(unmet({ any_of: [{ feats: ['dodge', 'mobility'] }, { feats: ['rage'] }] })).toEqual(['rage']);
  expect(unmet({}, ['epic'])).toEqual(['character level 21st']);
});
