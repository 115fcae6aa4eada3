import { expect, test } from 'vitest';
import { dicePieces, formatRoll, rollAttack, rollDice, textDice } from './dice.ts';

test('dice show every face and add up', () => {
  const highest = () => 0.999;
  expect(rollDice('2d6+3', highest)).toEqual({ results: [6, 6], modifier: 3, total: 15 });
  expect(rollDice('1d20−1', () => 0)).toEqual({ results: [1], modifier: -1, total: 0 });
  expect(rollDice('7', highest)).toEqual({ results: [], modifier: 7, total: 7 });
});

test.each(['', 'd6', '1d', 'two', '1d20000', '1d6 2'])('"%s" is no dice', (text) => {
  expect(rollDice(text, () => 0)).toBeNull();
});

test('a throw reads as a sum', () => {
  expect(formatRoll({ results: [8], modifier: 12, total: 20 })).toBe('8 + 12');
  expect(formatRoll({ results: [5, 2], modifier: -1, total: 6 })).toBe('5 + 2 − 1');
});

test('attack lines are cut at bonuses and damage', () => {
  const rolled = (text: string) => dicePieces(text).flatMap(({ dice }) => dice ?? []);
  expect(rolled('2 claws +6 melee (1d4+4) and bite −1 melee (1d6−2/19–20 plus poison)')).toEqual([
    '1d20+6',
    '1d4+4',
    '1d20-1',
    '1d6-2',
  ]);
  expect(rolled('+4 longsword +6/+1 melee (1d8+3/19–20)')).toEqual(['1d20+6', '1d20+1', '1d8+3']);
  expect(dicePieces('2 claws').map(({ text }) => text)).toEqual(['2 claws']);
});

test('dice within a sentence are found, and parts of words are not', () => {
  const rolled = (text: string) => textDice(text).flatMap(({ dice }) => dice ?? []);
  expect(rolled('Rend 2d6+9, breath 12d10 (1d4−1 rounds), +1d6 fire')).toEqual(['2d6+9', '12d10', '1d4-1', '1d6']);
  expect(rolled('a d20, 3d or x2d6y')).toEqual([]);
});

/** Returns the values in turn. */
const inTurn = (values: readonly number[]) => {
  let next = 0;
  return () => values[next++] ?? 0;
};

test('an attack is rolled with its damage', () => {
  expect(rollAttack('1d20+9', '1d6+6 plus poison', inTurn([0.5, 0.5]))).toEqual({
    roll: { results: [11], modifier: 9, total: 20 },
    note: null,
    damage: { roll: { results: [4], modifier: 6, total: 10 }, rest: 'plus poison' },
    critical: null,
  });
});

test('an attack in the threat range is confirmed, and its damage multiplied with the bonuses', () => {
  const attack = rollAttack('1d20+9', '1d8+5/19–20/×3', inTurn([0.9, 0, 0.25, 0.5, 0.99]));
  expect(attack?.critical).toEqual({
    confirm: { results: [6], modifier: 9, total: 15 },
    damage: { results: [1, 5, 8], modifier: 15, total: 29 },
  });
  expect(rollAttack('1d20+9', '1d8+5', inTurn([0.9, 0]))?.critical).toBeNull();
  expect(rollAttack('1d20', '1d4−3', inTurn([0.99]))).toMatchObject({
    note: 'natural 20',
    damage: { roll: { total: 1 } },
  });
});

test('an attack without damage has none', () => {
  expect(rollAttack('1d20+4', 'poison', () => 0.99)).toMatchObject({ damage: null, critical: null });
});
