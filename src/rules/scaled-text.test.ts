import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { scaledText } from './scaled-text.ts';

test.each([
  ['One creature/level, no two of which can be more than 30 ft. apart', '7 creatures'],
  ['One creature or object/level', '7 creatures or objects'],
  ['One living creature per three levels', '2 living creatures'],
  ['One creature plus one additional creature per four levels', '2 creatures'],
  [
    'You and one other touched willing creature/three levels; all targets must be joined',
    '2 other touched willing creatures',
  ],
  ['Up to one animal (Gargantuan or smaller) per two levels', '3 animals'],
  ['Food and water to sustain three humans or one horse/level for 24 hours', '21 humans or 7 horses'],
  ['Up to 2 HD/level of undead creatures', '14 HD'],
  ['Up to two 10-ft. cubes/level (S)', '14 × 10-ft. cube'],
  ['30-ft. cube/level (S)', '7 × 30-ft. cube'],
  ['Nine 10-ft. cubes + three 10-ft. cubes/level', '30 × 10-ft. cube'],
  ['A figment that cannot extend beyond a 20-ft. cube + one 10-ft. cube/level (S)', '20-ft. cube + 7 × 10-ft. cube'],
  ['Up to 10-ft.-radius/level emanation centered on you', '70-ft. radius'],
  ['Circle, centered on you, with a radius of 400 ft. + 40 ft./level', '680 ft. radius'],
  ['Wall up to 10 ft./level long and 5 ft./level high (S)', '70 ft. long and 35 ft. high'],
  ['Water in a volume of 10 ft./level by 10 ft./level by 2 ft./level (S)', '70 ft. by 70 ft. by 14 ft.'],
  [
    'Sheet of flame up to 20 ft. long/level or a ring with a radius of up to 5 ft. per two levels',
    '140 ft. long, 15 ft. radius',
  ],
  ['Up to 200 sq. ft./level (S)', '1,400 sq. ft.'],
  ['Close (25 ft. + 5 ft./2 levels) or see text', '40 ft.'],
  ['1 round + 1 round/3 levels', '3 rounds'],
  ['1 min./level (D) for a creature; 1 hour/level (D) for an object', '7 minutes, 7 hours'],
  ['until released or 1d4 days + 1 day/level', '1d4 + 7 days'],
  ['Creature or creatures touched (up to one/level)', '7'],
])('%s is %s at 7th', (text, figure) => {
  expect(scaledText(text, 7)).toBe(figure);
});

test.each(['20-ft.-radius spread', 'You', 'One creature', '300 ft. or 150 ft.', 'Instantaneous (1 round); see text'])(
  '%s does not grow',
  (text) => {
    expect(scaledText(text, 7)).toBeNull();
  },
);

test('additional levels count from the lowest that casts the spell, and a limit holds', () => {
  const passage = '5 ft. by 8 ft. opening, 10 ft. deep plus 5 ft. deep per three additional levels';
  expect([9, 12, 18, 30].map((level) => scaledText(passage, level, 9, 25))).toEqual([
    '10 ft. deep',
    '15 ft. deep',
    '25 ft. deep',
    '25 ft. deep',
  ]);
  expect(scaledText('One swarm of locusts per three levels', 40, 9, 6)).toBe('6 swarms of locusts');
});

test('one of a thing is not written as several', () => {
  expect(scaledText('One creature/level', 1)).toBe('1 creature');
  expect(scaledText('One creature per three levels', 1)).toBe('1 creature');
});

test('a higher level never leads to less', () => {
  const first = (level: number) => Number.parseInt(scaledText('One creature/2 levels', level) ?? '', 10);
  assert(property(integer({ min: 1, max: 59 }), (level) => first(level) <= first(level + 1)));
});
