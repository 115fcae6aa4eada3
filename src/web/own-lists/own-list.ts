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

/** Whether another reference or line is of the same entry. */
export const sameEntry = (a: EntryRef) => (b: EntryRef) => a.kind === b.kind && a.slug === b.slug;

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
