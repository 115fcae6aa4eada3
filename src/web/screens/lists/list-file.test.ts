import { anything, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { withChange, withLineAt, withMove } from '../../own-lists/list-edits.ts';
import { lineOf, type OwnList, withLine, withoutLine } from '../../own-lists/own-list.ts';
import { listFile, mergeLists, readListFile } from './list-file.ts';

const fireball = lineOf('spells', 'fireball', 'Fireball');
const rope = { ...lineOf('items', 'rope-silk', 'Rope, Silk'), quantity: 2, note: 'in the pack' };
const light = lineOf('spells', 'light', 'Light');
const list = (id: string, name: string, lines: OwnList['lines']): OwnList => ({ id, name, lines });

test('reading a file returns the lists that it was created from', () => {
  const lists = [
    list('a', 'Prepared', [fireball, light]),
    list('b', 'Hoard', [rope, lineOf('monsters', 'ogre', 'Ogre, 4th-Level Fighter', 'class=fighter:4')]),
  ];
  expect(readListFile(listFile(lists))).toEqual({
    lists: lists.map(({ name, lines }) => ({ name, lines, choices: {} })),
    faults: [],
  });
});

test('each fault of a file names the field, its value and what is allowed', () => {
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
  expect(faultsOf(file([{ kind: 'spells', slug: 'wish', build: 'hd=5' }]))).toEqual([
    '"lists[0].lines[0].build" is "hd=5" but must be what a monster is built with, such as class=fighter:4.',
  ]);
  expect(faultsOf(file([{ kind: 'spells', slug: '../x' }, null]))).toHaveLength(4);
  const chosen = (choices: unknown) => ({ ...file([]), lists: [{ name: 'A', lines: [], choices }] });
  expect(faultsOf(chosen({ strength: 0, legs: 'six' }))).toEqual([
    '"lists[0].choices.strength" is 0 but must be a whole number from 1 to 100.',
    '"lists[0].choices.legs" is "six" but must be one of two, four.',
  ]);
});

test('reading any file returns lists or faults and never throws', () => {
  assert(
    property(anything(), (value) => {
      const { lists, faults } = readListFile(
        JSON.stringify({ format: 'dnd-35e-lists', version: 1, lists: value }) ?? '',
      );
      expect(lists.length === 0 || faults.length === 0).toBe(true);
    }),
  );
});

test('imported lists are merged into those of the same name', () => {
  const existing = [list('a', 'Prepared', [fireball])];
  const { lists, message } = mergeLists(existing, [
    { name: 'Prepared', lines: [{ ...fireball, quantity: 9 }, light] },
    { name: 'Hoard', lines: [rope] },
  ]);
  expect(lists.map(({ name, lines }) => [name, lines])).toEqual([
    ['Prepared', [fireball, light]],
    ['Hoard', [rope]],
  ]);
  expect(message).toBe('1 list added, 1 line added to lists of the same name.');
});

test('lines are moved, changed, removed and restored', () => {
  const original = list('a', 'A', [fireball, rope, light]);
  const names = ({ lines }: OwnList) => lines.map(({ slug }) => slug);
  expect(names(withMove(original, 0, 2))).toEqual(['rope-silk', 'light', 'fireball']);
  expect(names(withMove(original, 2, -1))).toEqual(['light', 'fireball', 'rope-silk']);
  expect(withMove(original, 7, 0)).toBe(original);
  expect(withLineAt(withoutLine(original, rope), rope, 1)).toEqual(original);
  expect(withChange(original, light, { quantity: 4 }).lines[2]?.quantity).toBe(4);
});

test('a monster and what is built of it are lines of their own, of which the built ones are few', () => {
  const ogre = lineOf('monsters', 'ogre', 'Ogre');
  const built = (levels: number) => lineOf('monsters', 'ogre', 'Ogre', `class=fighter:${levels}`);
  const all = list('a', 'Foes', [ogre, ...Array.from({ length: 40 }, (_, i) => built(i + 1))]);
  expect(withoutLine(all, built(7)).lines).toEqual(all.lines.filter(({ build }) => build !== 'class=fighter:7'));
  expect(withoutLine(all, { kind: 'monsters', slug: 'ogre' }).lines).toEqual(all.lines.slice(1));
  expect(withLine(all, built(41))).toBe(all);
  expect(withLine(all, fireball).lines).toHaveLength(42);
});
