import { holds, LIST_LIMITS, type LineRef, type ListLine, type OwnList, sameEntry, withLine } from './own-list.ts';

/* What only the pages of the visitor's lists do with a list. Stars need none of it (`own-list.ts`). */

/** Turns a text into a valid name of a list: one line, within the limit. It may be empty. */
export const tidyName = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LIST_LIMITS.name).trim();

/** An id that none of the lists has. */
export function newId(lists: readonly OwnList[]): string {
  const id = Math.random().toString(36).slice(2, 10) || 'list';
  return lists.some((list) => list.id === id) ? newId(lists) : id;
}

/** Inserts a line at an index. Returns the same list if it has the entry already. */
export function withLineAt(list: OwnList, line: ListLine, index: number): OwnList {
  if (holds(list, line)) return list;
  return { ...list, lines: list.lines.toSpliced(Math.min(index, list.lines.length), 0, line) };
}

export const withChange = (list: OwnList, entry: LineRef, change: Partial<ListLine>): OwnList => ({
  ...list,
  lines: list.lines.map((line) => (sameEntry(entry)(line) ? { ...line, ...change } : line)),
});

/** Moves a line from one index to another. `to` is clamped to the list. */
export function withMove(list: OwnList, from: number, to: number): OwnList {
  const line = list.lines[from];
  if (line === undefined) return list;
  const rest = list.lines.toSpliced(from, 1);
  return { ...list, lines: rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, line) };
}

/** Adds those lines of another list that this one lacks, up to the limit. */
export const mergeLines = (list: OwnList, other: Pick<OwnList, 'lines'>): OwnList => other.lines.reduce(withLine, list);
