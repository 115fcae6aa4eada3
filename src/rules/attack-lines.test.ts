import { expect, test } from 'vitest';
import { printedAttacks, printedDamage } from './attack-lines.ts';

test('each attack of a line has its count, bonuses and damage', () => {
  expect(printedAttacks('2 claws +9 melee (1d6+6) and bite +4 melee (1d6+3)')).toEqual([
    { count: 2, name: 'claws', bonuses: [9], mode: 'melee', touch: false, damage: '1d6+6' },
    { count: 1, name: 'bite', bonuses: [4], mode: 'melee', touch: false, damage: '1d6+3' },
  ]);
  expect(printedAttacks('Dagger −3 melee (1d4/19–20); or 2 light rays +2 ranged touch (1d6)')).toMatchObject([
    { name: 'Dagger', bonuses: [-3] },
    { count: 2, mode: 'ranged', touch: true },
  ]);
});

test('brackets and bonuses within a name do not end an attack', () => {
  expect(
    printedAttacks('+1 holy scimitar +11/+6 melee (1d6+4/18–20) or +1 bow (+4 Str bonus) +11 ranged (1d8+5/×3)'),
  ).toMatchObject([
    { name: '+1 holy scimitar', bonuses: [11, 6], damage: '1d6+4/18–20' },
    { name: '+1 bow (+4 Str bonus)', bonuses: [11], damage: '1d8+5/×3' },
  ]);
});

test('words without an attack bonus are no attack', () => {
  expect(printedAttacks('Swarm (2d6 plus poison)')).toEqual([]);
  expect(printedAttacks('—')).toEqual([]);
});

test.each([
  ['1d6+6', { dice: '1d6+6', threat: 20, multiplier: 2, rest: '' }],
  ['2d6+17/19–20 plus magic drain', { dice: '2d6+17', threat: 19, multiplier: 2, rest: 'plus magic drain' }],
  ['1d8−1/×3', { dice: '1d8-1', threat: 20, multiplier: 3, rest: '' }],
  ['1 plus poison', { dice: '1', threat: 20, multiplier: 2, rest: 'plus poison' }],
  ['poison', { dice: null, threat: 20, multiplier: 2, rest: 'poison' }],
])('the damage %j has its dice and its critical hit', (text, parts) => {
  expect(printedDamage(text)).toEqual(parts);
});
