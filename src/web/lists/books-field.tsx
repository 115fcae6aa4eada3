import { EVERY_BOOK } from '../../contract/books.ts';
import type { KindName } from '../../contract/kinds.ts';
import { fieldId, type ListQuery } from '../data/list-query.ts';
import { booksFor, keepsToBooks, liftBooks, type MyBooks, myBooks } from '../data/my-books.ts';
import { inWords } from '../my-books/books-sign.tsx';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { useStored } from '../storage/use-stored.ts';
import { Field } from '../ui/field.tsx';
import { Select, type SelectOption } from '../ui/select.tsx';
import { useDraft } from '../ui/use-draft.ts';

/** The parameter of the field. */
export const BOOKS = 'books';

/**
 * The choice between every book and those of the visitor's table. Nothing where there is none: the visitor has no books, and the
 * address names none. Every book lifts the visitor's books for now, as the sign above a list does.
 */
export function BooksField({ kind, query: { books = '' } }: { kind: KindName; query: ListQuery }) {
  const mine = useStored(myBooks, null);
  const own = mine === null ? EVERY_BOOK : booksFor(mine, kind);
  const [draft, setDraft] = useDraft(books);
  if (books === '' && own === EVERY_BOOK) return null;
  const every = books === EVERY_BOOK ? EVERY_BOOK : '';
  const options: SelectOption[] = [[every, 'All books']];
  if (mine !== null && own !== EVERY_BOOK) options.push([own, nameOf(mine)]);
  if (!options.some(([value]) => value === books)) options.push([books, inWords(books)]);
  return (
    <Field
      label="Books"
      id={fieldId(BOOKS)}
      hint={<Link to={mine?.campaign ? paths.ownCampaign(mine.campaign) : paths.books()}>Change the books</Link>}
    >
      {(control) => (
        <Select
          {...control}
          name={BOOKS}
          value={draft}
          options={options}
          onChange={({ target }) => {
            setDraft(target.value);
            if (keepsToBooks(kind) && (target.value === every || target.value === own))
              liftBooks(target.value === every);
          }}
        />
      )}
    </Field>
  );
}

/** `My books (9 of 140)`, or the name of the campaign in place of the first two words. */
const nameOf = ({ name, books, of }: MyBooks): string =>
  `${name || 'My books'} (${[books.length, ...(of > 0 ? [of] : [])].join(' of ')})`;
