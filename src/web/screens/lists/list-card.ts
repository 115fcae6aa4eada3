import type { EntryCard } from '../../../contract/entry-cards.ts';
import type { ListedCard } from '../../../contract/listed.ts';

/** The card of an entry; of one that is known by name, book and page only, where it stands. */
export type ListCard = EntryCard | ({ kind: 'place' } & ListedCard);
