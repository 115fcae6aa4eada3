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
  /** What a monster is built with, as the address of its page has it: `class=fighter:4`; absent as printed. */
  readonly build?: string;
};

/** An entry, or what is built of it. */
export type LineRef = EntryRef & { readonly build?: string | undefined };

/** Whether a text can be what a monster is built with. */
export const isBuild = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w.*+%&=:,-]{1,1000}$/.test(text);

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
export const LIST_LIMITS = { lists: 50, lines: 500, name: 80, note: 200, quantity: 9999, built: 40 } as const;

/** Whether another reference or line is of the same entry, built with the same. */
export const sameEntry = (a: LineRef) => (b: LineRef) => a.kind === b.kind && a.slug === b.slug && a.build === b.build;

/** Whether the list has a line for the entry. */
export const holds = (list: OwnList | undefined, entry: LineRef): boolean =>
  list?.lines.some(sameEntry(entry)) ?? false;

/** Whether no further line fits: built creatures are few, since each is worked out for itself. */
export const isFull = ({ lines }: OwnList, { build }: Pick<LineRef, 'build'>): boolean =>
  lines.length >= LIST_LIMITS.lines ||
  (build !== undefined && lines.filter((line) => line.build !== undefined).length >= LIST_LIMITS.built);

/** A new line for an entry, with quantity 1 and no note. */
export const lineOf = (kind: KindName, slug: string, name: string, build?: string): ListLine => ({
  kind,
  slug,
  name,
  quantity: 1,
  note: '',
  ...(build !== undefined && { build }),
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
  if (holds(list, line) || isFull(list, line)) return list;
  return { ...list, lines: [...list.lines, line] };
}

export const withoutLine = (list: OwnList, entry: LineRef): OwnList => ({
  ...list,
  lines: list.lines.filter((line) => !sameEntry(entry)(line)),
});
