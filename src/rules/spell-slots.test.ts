import { expect, test } from 'vitest';
import { bonusSpells, fillSlots, spellSlots } from './spell-slots.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

// Rows of Table 1–1, spell levels 0 to 9.
test.each<[score: number, bonus: number[]]>([
  [9, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [11, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [12, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
  [15, [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]],
  [18, [0, 1, 1, 1, 1, 0, 0, 0, 0, 0]],
  [20, [0, 2, 1, 1, 1, 1, 0, 0, 0, 0]],
  [23, [0, 2, 2, 1, 1, 1, 1, 0, 0, 0]],
  [28, [0, 3, 2, 2, 2, 2, 1, 1, 1, 1]],
  [36, [0, 4, 3, 3, 3, 3, 2, 2, 2, 2]],
  [45, [0, 5, 4, 4, 4, 4, 3, 3, 3, 3]],
])('a score of %i gives its bonus spells', (score, bonus) => {
  expect(LEVELS.map((level) => bonusSpells(score, level))).toEqual(bonus);
});

test('a cleric has a domain slot of each level, and bonus spells by Wisdom', () => {
  const cleric5 = spellSlots(['5', '3+1', '2+1', '1+1', null], { firstLevel: 0, score: 16, specialist: false });
  expect(cleric5).toEqual([
    { level: 0, table: 5, bonus: 0, extra: 0, lowestScore: 10 },
    { level: 1, table: 3, bonus: 1, extra: 1, lowestScore: 11 },
    { level: 2, table: 2, bonus: 1, extra: 1, lowestScore: 12 },
    { level: 3, table: 1, bonus: 1, extra: 1, lowestScore: 13 },
  ]);
});

test('a paladin whose table has a 0 has the bonus spell alone', () => {
  expect(spellSlots(['0', null], { firstLevel: 1, score: 14, specialist: false })).toMatchObject([
    { level: 1, table: 0, bonus: 1, extra: 0 },
  ]);
});

test('a specialist has one slot more of each level', () => {
  const wizard1 = spellSlots(['3', '1', null], { firstLevel: 0, score: 15, specialist: true });
  expect(wizard1.map(({ table, bonus, extra }) => [table, bonus, extra])).toEqual([
    [3, 0, 1],
    [1, 1, 1],
  ]);
});

test('the domain slot takes a domain spell alone, and one that fits both goes there first', () => {
  const slots = { table: 3, bonus: 1, extra: 1 };
  expect(fillSlots(slots, { ordinary: 3, extraOnly: 1, either: 0 })).toMatchObject({ left: 1, extraLeft: 0 });
  expect(fillSlots(slots, { ordinary: 4, extraOnly: 0, either: 1 })).toMatchObject({ left: 0, extraLeft: 0 });
  expect(fillSlots(slots, { ordinary: 4, extraOnly: 0, either: 0 })).toMatchObject({ left: 0, extraLeft: 1 });
  expect(fillSlots(slots, { ordinary: 3, extraOnly: 2, either: 1 })).toMatchObject({ left: 0, extraLeft: -1 });
  expect(fillSlots(slots, { ordinary: 5, extraOnly: 1, either: 0 })).toMatchObject({ left: -1, extraLeft: 0 });
});
