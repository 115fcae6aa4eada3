import { expect, test } from 'vitest';
import type { RuleTable } from '../../../contract/rules.ts';
import { countsOf, matchingRows } from './table-filter.ts';

const table: RuleTable = {
  id: 'actions',
  name: 'Actions',
  columns: ['Action', 'Provokes'],
  rows: [
    ['Attack (melee)', 'No'],
    ['<a href="/glossary/bull-rush">Bull rush</a>', 'Yes'],
    ['Draw a weapon', 'No'],
    ['Stand up', 'Yes'],
  ],
  row_ids: ['attack-melee', 'bull-rush', 'draw-a-weapon', 'stand-up'],
  groups: [
    { name: 'Standard action', from: 0 },
    { name: 'Move action', from: 2 },
  ],
  note_html: null,
  filters: [
    {
      parameter: 'type',
      column: null,
      values: [
        { slug: 'standard', name: 'Standard', rows: [0, 1] },
        { slug: 'move', name: 'Move', rows: [2, 3] },
      ],
    },
    {
      parameter: 'provokes',
      column: 1,
      values: [
        { slug: 'no', name: 'No', rows: [0, 2] },
        { slug: 'yes', name: 'Yes', rows: [1, 3] },
      ],
    },
  ],
};

test('rows match all chosen values and all words, but not the markup of links', () => {
  expect(matchingRows(table, {})).toEqual([0, 1, 2, 3]);
  expect(matchingRows(table, { type: 'move', provokes: 'yes' })).toEqual([3]);
  expect(matchingRows(table, { find: 'RUSH bull' })).toEqual([1]);
  expect(matchingRows(table, { find: 'glossary' })).toEqual([]);
  expect(matchingRows(table, { type: 'swift' })).toEqual([]);
});

test('the count of a value is that under the other filters', () => {
  expect([...countsOf(table, { type: 'move', provokes: 'yes' }, 'type')]).toEqual([
    ['', 2],
    ['standard', 1],
    ['move', 1],
  ]);
});
