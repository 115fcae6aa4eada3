import { expect, test } from 'vitest';
import type { Power } from '../schema/powers.ts';
import { byListText, displayText, powerListLevels, powerPointsText, xpCostText } from './power-facts.ts';

const power = (facts: Partial<Power>): Power => ({
  name: 'Test',
  rulebook: 'xph',
  discipline: 'telepathy',
  levels: { psion: 1 },
  manifesting_time: '1 standard action',
  range: 'personal',
  ...facts,
});
const lists = (levels: Power['levels']) => powerListLevels(levels, (list) => list);

test('lists stand in the book’s order, and a discipline’s list is psions’', () => {
  expect(lists({ 'psychic-warrior': 2, egoist: 3 })).toMatchObject([
    { slug: 'egoist', class_slug: 'psion', level: 3 },
    { slug: 'psychic-warrior', class_slug: 'psychic-warrior', level: 2 },
  ]);
});

test.each([
  [{ psion: 3, wilder: 3 }, 'psion/wilder 3'],
  [{ psion: 3, wilder: 4 }, 'psion 3, wilder 4'],
  [{ wilder: 3, 'psychic-warrior': 3 }, 'wilder 3, psychic-warrior 3'],
] as const)('%j reads %s', (levels, text) => {
  expect(byListText(lists(levels), (list) => levels[list as keyof typeof levels] ?? 0)).toBe(text);
});

test.each([
  ['none', undefined, 'None'],
  [['visual'], 'see text', 'Visual; see text'],
  [['auditory', 'visual'], undefined, 'Auditory and visual'],
  [['auditory', 'material', 'visual'], undefined, 'Auditory, material, and visual'],
  [undefined, 'see text', 'See text'],
] as const)('display %j with %j reads %s', (display, display_note, text) => {
  const list = typeof display === 'string' || display === undefined ? display : [...display];
  expect(displayText(power({ display: list, display_note }))).toBe(text);
});

test('the cost stands once where it is the same, by list where it differs', () => {
  const levels = { psion: 2, wilder: 2, 'psychic-warrior': 1 };
  expect(powerPointsText(power({ levels, power_points: 3 }), lists(levels))).toBe('3');
  const cost = { psion: 3, wilder: 3, 'psychic-warrior': 1 };
  expect(powerPointsText(power({ levels, power_points: cost }), lists(levels))).toBe(
    'psion/wilder 3, psychic-warrior 1',
  );
  expect(powerPointsText(power({ power_points_note: 'see text' }), [])).toBe('See text');
});

test('an XP cost is a figure, a sentence or left to the text', () => {
  expect(xpCostText(power({}))).toBeNull();
  expect(xpCostText(power({ xp: true }))).toBe('See text');
  expect(xpCostText(power({ xp: { cost: 1000 } }))).toBe('1,000 XP');
});
