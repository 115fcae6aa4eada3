import { expect, test } from 'vitest';
import type { ComparedEntry } from '../../../contract/entry-cards.ts';
import { comparisonOf, orderOf } from './comparison.ts';

test('a line that only some have stands behind the one before it there', () => {
  expect(
    orderOf([
      ['a', 'c'],
      ['a', 'b', 'c', 'd'],
      ['x', 'a'],
    ]),
  ).toEqual(['x', 'a', 'b', 'c', 'd']);
});

test('lines that none has are left out; those that agree are told from those that differ', () => {
  const entries = [
    { kind: 'feats', slug: 'a', name: 'A' },
    { kind: 'feats', slug: 'b', name: 'B' },
  ] as ComparedEntry[];
  const { rows, worked } = comparisonOf(entries, [
    {
      note: null,
      lines: [
        ['None', null],
        ['Same', 'x'],
        ['Note', { text: 'x', note: '1' }],
        ['One', 0],
      ],
    },
    {
      note: 'n',
      lines: [
        ['None', ''],
        ['Same', 'x'],
        ['Note', { text: 'x', note: '2' }],
      ],
    },
  ]);
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['Same', false],
    ['Note', true],
    ['One', true],
  ]);
  expect(rows.at(-1)?.cells).toEqual([{ text: '0' }, null]);
  expect(worked).toEqual([]);
});
