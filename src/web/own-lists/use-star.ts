import type { KindName } from '../../contract/kinds.ts';
import { holds, LIST_LIMITS, lineOf, STARRED, withLine, withList, withoutLine } from './own-list.ts';
import { ownLists, useOwnLists } from './own-list-store.ts';

export type Starred = { kind: KindName; slug: string; name: string };

/** Whether an entry is starred, and what changes that. */
export function useStar({ kind, slug, name }: Starred) {
  const list = useOwnLists().find(({ id }) => id === STARRED.id);
  const kept = holds(list, { kind, slug });
  const toggle = () => {
    if (!kept && (list?.lines.length ?? 0) >= LIST_LIMITS.lines)
      return alert(`There is room for ${LIST_LIMITS.lines} starred entries. Take some off in My lists first.`);
    const line = lineOf(kind, slug, name);
    ownLists.update((lists) =>
      withList(lists, STARRED.id, (starred) => (kept ? withoutLine(starred, line) : withLine(starred, line))),
    );
  };
  return { kept, toggle };
}
