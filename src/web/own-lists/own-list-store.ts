import { useSyncExternalStore } from 'react';
import { isKindName } from '../../contract/kinds.ts';
import { json, stored } from '../storage/stored.ts';
import { useStored } from '../storage/use-stored.ts';
import { isBuild, LIST_LIMITS, type ListLine, type OwnList } from './own-list.ts';

const NONE: readonly OwnList[] = [];

/** The visitor's own lists, which are stored only in this browser. */
export const ownLists = stored<readonly OwnList[]>('lists', { parse: json(readLists) });

/** The lists of this browser; empty on the server and while React hydrates the page. */
export const useOwnLists = (): readonly OwnList[] => useStored(ownLists, NONE);

/** Whether the browser's storage refused the latest change. */
export const useListsRefused = (): boolean => useSyncExternalStore(ownLists.subscribe, ownLists.refused, () => false);

/** The valid lists of a stored value; everything else in it is dropped. */
function readLists(value: unknown): readonly OwnList[] {
  return Array.isArray(value) ? value.filter(isList).map(withValidLines).slice(0, LIST_LIMITS.lists) : NONE;
}

function isList(value: unknown): value is OwnList {
  const { id, name, lines } = (value ?? {}) as Partial<OwnList>;
  return typeof id === 'string' && typeof name === 'string' && Array.isArray(lines);
}

const withValidLines = (list: OwnList): OwnList => ({ ...list, lines: list.lines.filter(isLine) });

function isLine(value: unknown): value is ListLine {
  const { kind, slug, name, quantity, note, build } = (value ?? {}) as Partial<ListLine>;
  return (
    typeof kind === 'string' &&
    isKindName(kind) &&
    [slug, name, note].every((text) => typeof text === 'string') &&
    Number.isInteger(quantity) &&
    (build === undefined || isBuild(build))
  );
}
