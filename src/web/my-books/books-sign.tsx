import { capitalized } from '../../rules/capitalized.ts';
import { changed, type ListQuery } from '../data/list-query.ts';
import { booksFor, liftBooks, type MyBooks, myBooks } from '../data/my-books.ts';
import { screenStyle } from '../layout/page-style.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { useStored } from '../storage/use-stored.ts';
import { Button } from '../ui/button.tsx';
import styleUrl from './my-books.css?url';

type BooksSignProps = {
  /** The kind of a list, `search`, `shop` or `character`. */
  place: string;
  query: ListQuery;
  /** Whether it stands only where there is no room for the filters, which say the same. */
  narrow?: boolean;
};

/** Says which books a page keeps to, and lifts them with one press; where they are lifted, puts them in force again. */
export function BooksSign({ place, query, narrow = false }: BooksSignProps) {
  const mine = useStored(myBooks, null);
  const inStorage = place === 'character';
  const isShown = inStorage ? mine !== null && !mine.lifted : query.books !== undefined;
  if (!isShown && !mine?.lifted) return null;
  return (
    <>
      <link {...screenStyle(styleUrl)} />
      <section className={narrow ? 'books-sign only-narrow' : 'books-sign'} aria-label="Books">
        {isShown ? (
          <InForce place={place} query={query} mine={mine} />
        ) : (
          mine && <Lifted place={place} query={query} mine={mine} />
        )}
      </section>
    </>
  );
}

type PartProps<Mine> = Pick<BooksSignProps, 'place' | 'query'> & { mine: Mine };

function InForce({ place, query, mine }: PartProps<MyBooks | null>) {
  const isMine = mine !== null && (place === 'character' || query.books === booksFor(mine, place));
  return (
    <>
      <b>In force here</b>
      <span>
        {isMine ? <MineLink mine={mine} /> : <Link to={paths.books(query.books)}>{inWords(query.books)}</Link>}
      </span>
      {place === 'character' ? (
        <Button onClick={() => liftBooks(true)}>Lift for now</Button>
      ) : (
        <Link
          className="button"
          to={changed(query, { books: undefined })}
          onClick={() => liftBooks(true)}
          preventScrollReset
        >
          Lift for now
        </Link>
      )}
    </>
  );
}

function Lifted({ place, query, mine }: PartProps<MyBooks>) {
  return (
    <>
      <b>Lifted for now</b>
      <span>
        <MineLink mine={mine} />
      </span>
      {place === 'character' ? (
        <Button onClick={() => liftBooks(false)}>Put in force</Button>
      ) : (
        <Link
          className="button"
          to={changed(query, { books: booksFor(mine, place) })}
          onClick={() => liftBooks(false)}
          preventScrollReset
        >
          Put in force
        </Link>
      )}
    </>
  );
}

function MineLink({ mine: { campaign, name, books } }: { mine: MyBooks }) {
  const count = `${books.length} ${books.length === 1 ? 'book' : 'books'}`;
  return campaign === '' ? (
    <Link to={paths.books()}>My books: {count}</Link>
  ) : (
    <>
      <Link to={paths.ownCampaign(campaign)}>{name}</Link>: {count}
    </>
  );
}

/** What an address says of the books: `core,complete-warrior` → `Core, Complete warrior`. */
export function inWords(books = ''): string {
  const parts = books.split(',');
  if (parts.length > 4) return `${parts.length} books and sets of this address`;
  return parts.map((part) => capitalized(part.replace(/^-/, 'without ').replaceAll('-', ' '))).join(', ');
}
