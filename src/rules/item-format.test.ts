import { expect, test } from 'vitest';
import { formatCreationCost, formatCritical, formatGp, formatPounds } from './item-format.ts';

test.each([
  [4000, '4,000 gp'],
  [12.5, '12 gp 5 sp'],
  [0.1, '1 sp'],
  [0.02, '2 cp'],
  [0.3, '3 sp'],
  [0, '0 gp'],
  [1.25, '1 gp 2 sp 5 cp'],
])('%d in gold pieces is %s', (gp, text) => {
  expect(formatGp(gp)).toBe(text);
});

test('a cost to create names gold and experience', () => {
  expect(formatCreationCost({ gp: 10515, xp: 816 })).toBe('10,515 gp + 816 XP');
});

test.each([
  [0.5, '½ lb.'],
  [2.5, '2½ lb.'],
  [0.1, '0.1 lb.'],
  [1200, '1,200 lb.'],
])('%d pounds are %s', (pounds, text) => {
  expect(formatPounds(pounds)).toBe(text);
});

test('criticals are written as in the books', () => {
  expect(formatCritical({ threat: 19, multiplier: 2 })).toBe('19–20/×2');
  expect(formatCritical({ threat: 20, multiplier: 3 })).toBe('×3');
});
