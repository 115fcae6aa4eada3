import type { WholeEntry } from '../../contract/entry-cards.ts';
import { MOST_CHOSEN } from '../../contract/limits.ts';
import type { ListLine } from '../own-lists/own-list.ts';
import { withQuery } from '../paths.ts';

/** The kinds that are printed on cards. */
export const CARD_KINDS = [
  'spells',
  'powers',
  'feats',
  'items',
  'monsters',
] as const satisfies readonly WholeEntry['kind'][];
export type CardKind = (typeof CARD_KINDS)[number];

export const isCardKind = (kind: string): kind is CardKind => (CARD_KINDS as readonly string[]).includes(kind);

/** Where the cards of some entries are; null where none of them is printed on cards. */
export function cardsAddress(lines: readonly Pick<ListLine, 'kind' | 'slug'>[]): string | null {
  const printed = lines.filter(({ kind }) => isCardKind(kind)).slice(0, MOST_CHOSEN);
  if (printed.length === 0) return null;
  return `/cards?of=${printed.map(({ kind, slug }) => `${kind}/${slug}`).join(',')}`;
}

/** Where the cards of a filtered list are. */
export function listCardsAddress(kind: CardKind, query: Readonly<Record<string, string>>): string {
  const { page: _page, limit: _limit, view: _view, ...filters } = query;
  return withQuery('/cards', { kind, ...filters });
}
