import type { MyBooks } from '../data/my-books.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { ButtonLink } from '../navigation/button-link.tsx';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { Panel } from '../ui/panel.tsx';
import { type EntryBooks, slugsOf } from './entry-books.ts';

type BooksNoteProps = { books: EntryBooks; mine: MyBooks };

/** Says under the title of an entry that none of its rulebooks is among the visitor's. */
export function NotInBooks({ books, mine }: BooksNoteProps) {
  if (ownBook(books, mine) !== undefined) return null;
  return (
    <span>
      {books.rulebook_name} is not among <MineLink mine={mine} />
    </span>
  );
}

/** The panel that says which of an entry's rulebooks is among the visitor's. */
export function InBooks({ books, mine }: BooksNoteProps) {
  const own = ownBook(books, mine);
  if (own === undefined) return null;
  const isMain = own === books.rulebook_slug;
  const other = books.also_in?.find((source) => 'name' in source && source.slug === own);
  const name = isMain ? books.rulebook_name : other && 'name' in other ? other.name : 'A book that prints it too';
  return (
    <Panel labelledBy="in-your-books">
      <SectionHead id="in-your-books" name="In your books" />
      <p>
        {name} is among <MineLink mine={mine} />.
      </p>
      <p className="after-table">
        <ButtonLink to={paths.books()}>Books of my table</ButtonLink>
      </p>
    </Panel>
  );
}

/** The first rulebook of an entry that is among the visitor's. */
const ownBook = (books: EntryBooks, mine: MyBooks): string | undefined =>
  slugsOf(books).find((slug) => mine.books.includes(slug));

function MineLink({ mine: { books, campaign, name } }: { mine: MyBooks }) {
  const count = `${books.length} ${books.length === 1 ? 'book' : 'books'}`;
  return campaign === '' ? (
    <Link to={paths.books()}>your {count}</Link>
  ) : (
    <>
      the {count} of <Link to={paths.ownCampaign(campaign)}>{name}</Link>
    </>
  );
}
