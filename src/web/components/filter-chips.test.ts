import { expect, test } from 'vitest';
import { filterChips, namedValue, TEXT_AND_LETTER } from './filter-chips.ts';

const FILTERS = [{ name: 'level', label: 'Level', several: true as const }, ...TEXT_AND_LETTER];

test('each of several values has a chip that takes off that one alone', () => {
  expect(filterChips({ level: '3,4', page: '2' }, FILTERS)).toEqual([
    { name: 'level', label: 'Level', value: '3', to: '?level=4' },
    { name: 'level', label: 'Level', value: '4', to: '?level=3' },
  ]);
});

test('a search with a comma is one value', () => {
  expect(filterChips({ search: 'charm, psionic', letter: 'c' }, FILTERS)).toEqual([
    { name: 'search', label: 'Search', value: 'charm, psionic', to: '?letter=c' },
    { name: 'letter', label: 'Letter', value: 'C', to: '?search=charm%2C+psionic' },
  ]);
});

test('values show by name; excluded ones say so', () => {
  const show = namedValue([{ slug: 'psychic-warrior', name: 'Psychic Warrior' }]);
  expect(show('psychic-warrior')).toBe('Psychic Warrior');
  expect(show('-Psychic Warrior')).toBe('not Psychic Warrior');
  expect(show('bard')).toBe('bard');
});
