import { builtText } from '../../contract/built-creatures.ts';
import { MAX_CHOSEN } from '../../contract/limits.ts';
import { type CardKind, isCardKind } from '../kind-pages.ts';
import { type EntryRef, paths } from '../paths.ts';

/** Where the cards of some entries are, and of what is built of them; null where none of them is printed on cards. */
export function cardsAddress(entries: readonly (EntryRef & { build?: string | undefined })[]): string | null {
  const printed = entries.filter(({ kind }) => isCardKind(kind)).slice(0, MAX_CHOSEN);
  if (printed.length === 0) return null;
  const of = printed.filter(({ build }) => build === undefined).map(({ kind, slug }) => `${kind}/${slug}`);
  const built = printed.flatMap(({ slug, build }) =>
    build === undefined ? [] : [builtText({ slug, build, count: '1' })],
  );
  return paths.cards({ of: of.join(',') || undefined, built: built.join(',') || undefined });
}

/** Where the cards of a filtered list are. */
export function listCardsAddress(kind: CardKind, query: Readonly<Record<string, string>>): string {
  const { page: _page, limit: _limit, view: _view, ...filters } = query;
  return paths.cards({ kind, ...filters });
}
