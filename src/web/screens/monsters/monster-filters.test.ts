import { expect, test } from 'vitest';
import { filterChips } from '../../lists/list-filters.ts';
import { MONSTER_FILTERS, RATING_OPTIONS, ratingInWords } from './monster-filters.ts';

test('the select has 1 to 20, one option for all fractions and one for all above 20', () => {
  const values = RATING_OPTIONS.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(Array.from({ length: 20 }, (_, i) => String(i + 1))));
  expect([values[0], values[1], values.at(-1)]).toEqual(['1/2-', '1/10', '21+']);
});

test('challenge ratings are shown in words', () => {
  expect(['5', '21+', '1/2-', '-3'].map(ratingInWords)).toEqual(['5', '21 and above', '1/2 and below', 'not 3']);
});

test('each value has a chip that removes only that value', () => {
  const chips = filterChips({ cr: '5,6', letter: 'a' }, MONSTER_FILTERS, null);
  expect(chips.map(({ label, value, to }) => [label, value, to])).toEqual([
    ['Challenge rating', '5', '?cr=6&letter=a'],
    ['Challenge rating', '6', '?cr=5&letter=a'],
    ['Letter', 'A', '?cr=5,6'],
  ]);
});
