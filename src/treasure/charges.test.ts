import { expect, test } from 'vitest';
import { usedWand, withCharges } from './charges.ts';
import type { Roller } from './roller.ts';

/** A roller whose dice show the given numbers. */
function showing(...numbers: number[]): Roller {
  const dice = () => numbers.shift() ?? Number.NaN;
  return { dice, aside: dice } as unknown as Roller;
}

const found = (slug: string, gp: number) => ({ slug, copper: gp * 100, notes: [], key: slug });

// Worked out by hand: the price is that of a new item × charges left ÷ charges of a new one.
test.each([
  // 47 ÷ 2 = 23: 8,600 × 23 / 50.
  ['ring-of-the-ram', 8600, [47], 3956, ['23 of 50 charges']],
  // 1 ÷ 2 = 0, at least 1: 13,000 / 50.
  ['gem-of-brightness', 13_000, [1], 260, ['1 of 50 charges']],
  ['gem-of-brightness', 13_000, [100], 13_000, []],
  // 38,000 × 9 / 12; 3,000 × 4 / 10; 97,950 × 2 / 3.
  ['scarab-of-protection', 38_000, [9], 28_500, ['9 of 12 absorptions']],
  ['chime-of-opening', 3000, [4], 1200, ['4 of 10 uses']],
  ['ring-of-three-wishes', 97_950, [2], 65_300, ['2 of 3 wishes']],
  ['ring-of-protection-1', 2000, [], 2000, []],
])('%s of %d gp with %j on the dice is worth %d gp: %j', (slug, gp, numbers, price, notes) => {
  const item = withCharges(found(slug, gp), showing(...numbers));
  expect(item).toMatchObject({ copper: price * 100, notes, key: price === gp ? slug : null });
});

test('a wand has d% ÷ 2 charges', () => {
  expect(usedWand(found('wand-of-fireball-5th', 11_250), showing(51))).toMatchObject({ copper: 562_500 });
});

// 60 ÷ 2 = 30 levels can be absorbed, 20 were: on 71 half of them are stored.
test('a rod of absorption holds what it can absorb and perhaps half of what it did', () => {
  const rod = (...numbers: number[]) => withCharges(found('rod-of-absorption', 50_000), showing(...numbers));
  expect(rod(60, 71).notes.slice(0, 2)).toEqual(['Can absorb 30 of 50 spell levels', '10 spell levels stored']);
  expect(rod(60, 70).notes[1]).toBe('0 spell levels stored');
  expect([rod(60, 71).copper, rod(100, 90).notes]).toEqual([5_000_000, []]);
});
