import { MAX_CHOSEN } from '../../contract/limits.ts';
import { type CardKind, isCardKind } from '../kind-pages.ts';
import { type EntryRef, paths } from '../paths.ts';

/** Where the cards of some entries are; null where none of them is printed on cards. */
export function cardsAddress(entries: readonly EntryRef[]): string | null {
  const printed = entries.filter(({ kind }) => isCardKind(kind)).slice(0, MAX_CHOSEN);
  if (printed.length === 0) return null;
  return paths.cards({ of: printed.map(({ kind, slug }) => `${kind}/${slug}`).join(',') });
}

/** Where the cards of a filtered list are. */
export function listCardsAddress(kind: CardKind, query: Readonly<Record<string, string>>): string {
  const { page: _page, limit: _limit, view: _view, ...filters } = query;
  return paths.cards({ kind, ...filters });
}
