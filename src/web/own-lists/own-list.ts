import type { KindName } from '../../contract/kinds.ts';
import type { EntryRef } from '../paths.ts';

/** An entry on one of the visitor's lists. */
export type ListLine = {
  readonly kind: KindName;
  readonly slug: string;
  /** The entry's name when it was added; it may have changed since. */
  readonly name: string;
  /** From 1: castings that are prepared, or pieces that were found. */
  readonly quantity: number;
  readonly note: string;
};

export type OwnList = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly ListLine[];
  /** For whom its sums are worked out, as stored: the page of a list checks it (`readChoices`). */
  readonly choices?: unknown;
};

/** The list of starred entries. */
export const STARRED = { id: 'starred', name: 'Starred' } as const;

/** Limits that keep the lists small enough for a browser's storage, a link and a page. */
export const LIST_LIMITS = { lists: 50, lines: 500, name: 80, note: 200, quantity: 9999 } as const;

const sameEntry = (a: EntryRef) => (b: EntryRef) => a.kind === b.kind && a.slug === b.slug;

/** Whether the list has a line for the entry. */
export const holds = (list: OwnList | undefined, entry: EntryRef): boolean =>
  list?.lines.some(sameEntry(entry)) ?? false;

/** A new line for an entry, with quantity 1 and no note. */
export const lineOf = (kind: KindName, slug: string, name: string): ListLine => ({
  kind,
  slug,
  name,
  quantity: 1,
  note: '',
});

/** Turns a text into a valid name of a list: one line, within the limit. It may be empty. */
export const tidyName = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LIST_LIMITS.name).trim();

/** An id that none of the lists has. */
export function newId(lists: readonly OwnList[]): string {
  const id = Math.random().toString(36).slice(2, 10) || 'list';
  return lists.some((list) => list.id === id) ? newId(lists) : id;
}

/** Changes one of the lists. The list of starred entries is created if it is missing. */
export function withList(
  lists: readonly OwnList[],
  id: string,
  change: (list: OwnList) => OwnList,
): readonly OwnList[] {
  if (id === STARRED.id && !lists.some((list) => list.id === id)) return [change({ ...STARRED, lines: [] }), ...lists];
  return lists.map((list) => (list.id === id ? change(list) : list));
}

/** Adds a line at the end. Returns the same list if it has the entry already or is full. */
export function withLine(list: OwnList, line: ListLine): OwnList {
  if (holds(list, line) || list.lines.length >= LIST_LIMITS.lines) return list;
  return { ...list, lines: [...list.lines, line] };
}

export const withoutLine = (list: OwnList, entry: EntryRef): OwnList => ({
  ...list,
  lines: list.lines.filter((line) => !sameEntry(entry)(line)),
});

/** Inserts a line at an index. Returns the same list if it has the entry already. */
export function withLineAt(list: OwnList, line: ListLine, index: number): OwnList {
  if (holds(list, line)) return list;
  return { ...list, lines: list.lines.toSpliced(Math.min(index, list.lines.length), 0, line) };
}

export const withChange = (list: OwnList, entry: EntryRef, change: Partial<ListLine>): OwnList => ({
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
