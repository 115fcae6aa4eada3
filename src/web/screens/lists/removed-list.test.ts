import { expect, test } from 'vitest';
import { ownLists } from '../../own-lists/own-list-store.ts';
import { removeList, restoreList } from './removed-list.ts';

test('a deleted list comes back once, at its place', () => {
  const lists = ['a', 'b', 'c'].map((id) => ({ id, name: id, lines: [] }));
  ownLists.write(lists);
  const [, middle] = ownLists.read();
  if (middle === undefined) throw new Error('There is no list.');
  const removed = removeList(middle);
  expect(ownLists.read().map(({ id }) => id)).toEqual(['a', 'c']);
  restoreList(removed);
  restoreList(removed);
  expect(ownLists.read()).toEqual(lists);
  ownLists.write([]);
});
