import type { KindName } from '../../contract/kinds.ts';
import type { ListedCard } from '../../contract/listed.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { BanMark, Star } from './row-star.tsx';

/** What a card says of where the rules stand, if it is that of an entry known by name, book and page only. */
export type Place = Pick<ListedCard, 'rulebook_name' | 'page' | 'also_in' | 'type' | 'fact'>;

export const isListed = (card: object): card is ListedCard => 'facts_only' in card && card.facts_only === true;

/** Such an entry in a list: its name, its book and its page. */
export function ListedRow({ kind, entry }: { kind: KindName; entry: ListedCard }) {
  return (
    <li className="entry plain bare">
      <h2 className="name">
        <Link to={paths.entry(kind, entry.slug)}>{entry.name}</Link>
      </h2>
      <PlaceIn {...entry} />
      <BanMark kind={kind} slug={entry.slug} />
      <Star kind={kind} slug={entry.slug} name={entry.name} />
    </li>
  );
}

/** The book and the page, and the other books. */
export function PlaceIn({ rulebook_name, page, also_in, type, fact }: Place) {
  return (
    <span className="place-in">
      {rulebook_name} {page}
      {(type || fact) && <small>{[type, fact].filter(Boolean).join(', ')}</small>}
      {also_in.length > 0 && <small>also {also_in.map((book) => `${book.name} ${book.page ?? ''}`).join(', ')}</small>}
    </span>
  );
}
