import { anything, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf, type OwnList, withChange, withLineAt, withMove, withoutLine } from '../../own-lists/own-list.ts';
import { listFile, mergedLists, readListFile } from './list-file.ts';

const fireball = lineOf('spells', 'fireball', 'Fireball');
const rope = { ...lineOf('items', 'rope-silk', 'Rope, Silk'), quantity: 2, note: 'in the pack' };
const light = lineOf('spells', 'light', 'Light');
const list = (id: string, name: string, lines: OwnList['lines']): OwnList => ({ id, name, lines });

test('a file gives back the lists that it was made of', () => {
  const lists = [list('a', 'Prepared', [fireball, light]), list('b', 'Hoard', [rope])];
  expect(readListFile(listFile(lists))).toEqual({
    lists: lists.map(({ name, lines }) => ({ name, lines })),
    faults: [],
  });
});

test('what is wrong with a file is said by field, value and what is allowed', () => {
  const faultsOf = (value: unknown) => readListFile(JSON.stringify(value)).faults;
  const file = (lines: unknown) => ({ format: 'dnd-35e-lists', version: 1, lists: [{ name: 'A', lines }] });
  expect(readListFile('{').faults).toEqual([expect.stringContaining('not JSON')]);
  expect(faultsOf([1])).toEqual(['"format" is missing but must be "dnd-35e-lists".']);
  expect(faultsOf({ format: 'dnd-35e-lists', version: 2 })).toEqual(['"version" is 2 but must be 1.']);
  expect(faultsOf(file([{ kind: 'wands', slug: 'fire' }]))[0]).toMatch(
    /^"lists\[0\]\.lines\[0\]\.kind" is "wands" but must be one of spells/,
  );
  expect(faultsOf(file([{ kind: 'spells', slug: 'fireball', quantity: 0 }]))).toEqual([
    '"lists[0].lines[0].quantity" is 0 but must be a whole number from 1 to 9999.',
  ]);
  expect(faultsOf(file([{ kind: 'spells', slug: '../x' }, null]))).toHaveLength(4);
});

test('any file is read or refused, never thrown at', () => {
  assert(
    property(anything(), (value) => {
      const { lists, faults } = readListFile(
        JSON.stringify({ format: 'dnd-35e-lists', version: 1, lists: value }) ?? '',
      );
      expect(lists.length === 0 || faults.length === 0).toBe(true);
    }),
  );
});

test('lists taken in join those of the same name', () => {
  const own = [list('a', 'Prepared', [fireball])];
  const { lists, message } = mergedLists(own, [
    { name: 'Prepared', lines: [{ ...fireball, quantity: 9 }, light] },
    { name: 'Hoard', lines: [rope] },
  ]);
  expect(lists.map(({ name, lines }) => [name, lines])).toEqual([
    ['Prepared', [fireball, light]],
    ['Hoard', [rope]],
  ]);
  expect(message).toBe('1 list added, 1 line added to lists of the same name.');
});

test('lines are moved, changed, taken off and put back', () => {
  const whole = list('a', 'A', [fireball, rope, light]);
  const names = ({ lines }: OwnList) => lines.map(({ slug }) => slug);
  expect(names(withMove(whole, 0, 2))).toEqual(['rope-silk', 'light', 'fireball']);
  expect(names(withMove(whole, 2, -1))).toEqual(['light', 'fireball', 'rope-silk']);
  expect(withMove(whole, 7, 0)).toBe(whole);
  expect(withLineAt(withoutLine(whole, rope), rope, 1)).toEqual(whole);
  expect(withChange(whole, light, { quantity: 4 }).lines[2]?.quantity).toBe(4);
});
