import type { OwnList } from '../../own-lists/own-list.ts';
import { ownLists } from '../../own-lists/own-list-store.ts';

/** A deleted list, and where it stood, from 0. */
export type RemovedList = { readonly list: OwnList; readonly index: number };

/** Deletes a list. Returns what `restoreList` needs to undo it. */
export function removeList(list: OwnList): RemovedList {
  const index = ownLists.read().findIndex(({ id }) => id === list.id);
  ownLists.update((all) => all.filter(({ id }) => id !== list.id));
  return { list, index: Math.max(0, index) };
}

/** Undoes `removeList`. A list that is there again stays as it is. */
export function restoreList({ list, index }: RemovedList): void {
  ownLists.update((all) => (all.some(({ id }) => id === list.id) ? all : all.toSpliced(index, 0, list)));
}
