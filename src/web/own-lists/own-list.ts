import type { KindName } from '../../contract/kinds.ts';

/** An entry on a list of one's own. */
export type ListLine = {
  readonly kind: KindName;
  readonly slug: string;
  /** What it was called when it was put there; its page may call it otherwise by now. */
  readonly name: string;
  /** How many: castings prepared, pieces found. */
  readonly quantity: number;
  readonly note: string;
};

export type OwnList = { readonly id: string; readonly name: string; readonly lines: readonly ListLine[] };

/** Where starred entries go. */
export const STARRED = { id: 'starred', name: 'Starred' } as const;

/** What lists may hold, so that one browser, one link and one page can carry them. */
export const LIST_LIMITS = { lists: 50, lines: 500, name: 80, note: 200, quantity: 9999 } as const;

type Place = Pick<ListLine, 'kind' | 'slug'>;

const same = (a: Place) => (b: Place) => a.kind === b.kind && a.slug === b.slug;

export const holds = (list: OwnList | undefined, place: Place): boolean => list?.lines.some(same(place)) ?? false;

/** A new line for an entry: one of it, without a note. */
export const lineOf = (kind: KindName, slug: string, name: string): ListLine => ({
  kind,
  slug,
  name,
  quantity: 1,
  note: '',
});

/** A name as lists take it: one line, not too long. */
export const tidyName = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LIST_LIMITS.name).trim();

/** An id that no other list of this browser has. */
export function newId(lists: readonly OwnList[]): string {
  const id = Math.random().toString(36).slice(2, 10) || 'list';
  return lists.some((list) => list.id === id) ? newId(lists) : id;
}

/** The lists with one of them changed; the list of starred entries comes to be where it is missing. */
export function withList(
  lists: readonly OwnList[],
  id: string,
  change: (list: OwnList) => OwnList,
): readonly OwnList[] {
  if (id === STARRED.id && !lists.some((list) => list.id === id)) return [change({ ...STARRED, lines: [] }), ...lists];
  return lists.map((list) => (list.id === id ? change(list) : list));
}

/** The list with an entry more at its end, or the same list where it holds the entry already or is full. */
export function withLine(list: OwnList, line: ListLine): OwnList {
  if (holds(list, line) || list.lines.length >= LIST_LIMITS.lines) return list;
  return { ...list, lines: [...list.lines, line] };
}

export const withoutLine = (list: OwnList, place: Place): OwnList => ({
  ...list,
  lines: list.lines.filter((line) => !same(place)(line)),
});

/** The list with a line put back where it was. */
export function withLineAt(list: OwnList, line: ListLine, index: number): OwnList {
  if (holds(list, line)) return list;
  return { ...list, lines: list.lines.toSpliced(Math.min(index, list.lines.length), 0, line) };
}

export const withChange = (list: OwnList, place: Place, change: Partial<ListLine>): OwnList => ({
  ...list,
  lines: list.lines.map((line) => (same(place)(line) ? { ...line, ...change } : line)),
});

/** The list with the line at one place moved to another; places past its ends are its ends. */
export function withMove(list: OwnList, from: number, to: number): OwnList {
  const line = list.lines[from];
  if (line === undefined) return list;
  const rest = list.lines.toSpliced(from, 1);
  return { ...list, lines: rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, line) };
}

/** Two lists as one: lines of the second that the first lacks stand at its end, as far as there is room. */
export const joined = (list: OwnList, other: Pick<OwnList, 'lines'>): OwnList => other.lines.reduce(withLine, list);
