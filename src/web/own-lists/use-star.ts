import type { KindName } from '../../contract/kinds.ts';
import { holds, LIST_LIMITS, lineOf, STARRED, withLine, withList, withoutLine } from './own-list.ts';
import { ownLists, useOwnLists } from './own-list-store.ts';

export type Starred = { kind: KindName; slug: string; name: string };

/** Whether an entry is starred, and a function that stars or unstars it and returns whether it is starred then. */
export function useStar({ kind, slug, name }: Starred) {
  const list = useOwnLists().find(({ id }) => id === STARRED.id);
  const starred = holds(list, { kind, slug });
  const toggle = (): boolean => {
    if (!starred && (list?.lines.length ?? 0) >= LIST_LIMITS.lines) {
      alert(`You can star at most ${LIST_LIMITS.lines} entries. Remove some of them under My lists first.`);
      return false;
    }
    const line = lineOf(kind, slug, name);
    ownLists.update((lists) =>
      withList(lists, STARRED.id, (list) => (starred ? withoutLine(list, line) : withLine(list, line))),
    );
    return !starred;
  };
  return { starred, toggle };
}
