import { expect, test } from 'vitest';
import { filterChips, type ListFilter, valueText } from './list-filters.ts';

const LEVEL: ListFilter = { kind: 'strip', name: 'level', label: 'Levels', chip: 'Level', values: [] };

test('each of several values has a chip that takes off that one alone', () => {
  expect(filterChips({ level: '3,4', page: '2' }, [LEVEL], null)).toEqual([
    { name: 'level', label: 'Level', value: '3', to: '?level=4' },
    { name: 'level', label: 'Level', value: '4', to: '?level=3' },
  ]);
});

test('of more values than a list takes, the first have chips, which lead to lists that it takes', () => {
  const chips = filterChips({ level: Array.from({ length: 150 }, (_, level) => level).join() }, [LEVEL], null);
  expect(chips).toHaveLength(100);
  for (const { to } of chips) expect(to.split(',')).toHaveLength(99);
});

test('a search with a comma is one value', () => {
  expect(filterChips({ search: 'charm, psionic', letter: 'c' }, [LEVEL], null)).toEqual([
    { name: 'search', label: 'Search', value: 'charm, psionic', to: '?letter=c' },
    { name: 'letter', label: 'Letter', value: 'C', to: '?search=charm,+psionic' },
  ]);
});

test('values show by name; excluded ones say so', () => {
  const show = valueText([{ value: 'psychic-warrior', name: 'Psychic Warrior' }]);
  expect(show('psychic-warrior')).toBe('Psychic Warrior');
  expect(show('-Psychic Warrior')).toBe('not Psychic Warrior');
  expect(show('bard')).toBe('bard');
});
