import { expect, test } from 'vitest';
import { dicePieces, formatRoll, rollDice } from './dice.ts';

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
