import { expect, test } from 'vitest';
import { type Column, columnName, shownColumns, toggledColumns } from './list-columns.ts';

const column = (label: string, more: Partial<Column<string>> = {}): Column<string> => ({
  label,
  cell: (card) => card,
  ...more,
});
const COLUMNS = [column('Level'), column('Saving throw', { rank: 'second' }), column('Rulebook', { off: true })];
const names = (chosen?: string) => shownColumns(COLUMNS, chosen).map(columnName);

test('without a choice the columns are shown that are not off', () => {
  expect(names()).toEqual(['level', 'saving-throw']);
});

test('a choice shows its columns in the order of the list, at every width', () => {
  expect(names('rulebook,level,nonsense')).toEqual(['level', 'rulebook']);
  expect(names('none')).toEqual([]);
  expect(shownColumns(COLUMNS, 'saving-throw')[0]?.rank).toBeUndefined();
});

test('turning a column on or off gives the address', () => {
  expect(toggledColumns(COLUMNS, new Set(['level', 'saving-throw']), 'rulebook')).toBe('level,saving-throw,rulebook');
  expect(toggledColumns(COLUMNS, new Set(['level', 'rulebook']), 'rulebook')).toBe('level');
  expect(toggledColumns(COLUMNS, new Set(['level']), 'level')).toBe('none');
});
