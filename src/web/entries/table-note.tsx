import { lazy, Suspense } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { myBooks } from '../data/my-books.ts';
import type { EntryBooks } from '../my-books/entry-books.ts';
import { useBooksOf } from '../my-books/table-books.ts';
import { useStored } from '../storage/use-stored.ts';

const load = () => import('../my-books/books-note.tsx');
const NotInBooks = lazy(async () => ({ default: (await load()).NotInBooks }));
const InBooks = lazy(async () => ({ default: (await load()).InBooks }));

/** `books`: the rulebooks that print the entry; absent where they say nothing of it, as those of a rulebook. */
type TableNoteProps = { kind: KindName; slug: string; books?: EntryBooks | undefined };

/**
 * What the visitor's table says of an entry: that it is banned, and why, or added, or in none of the books. Nothing where it says
 * nothing.
 */
export function TableNote({ kind, slug, books }: TableNoteProps) {
  const mine = useStored(myBooks, null);
  const entry = `${kind}/${slug}`;
  const byBooks = useBooksOf(entry, books);
  const ban = mine?.bans[entry];
  const table = mine?.name || 'My books';
  return (
    <span className="table-note" data-stored={myBooks.key}>
      {ban !== undefined && (
        <span className="ban">
          Banned at {table}
          {ban && `: ${ban}`}
        </span>
      )}
      {mine?.added.includes(entry) && <span>Added to the books of {table}</span>}
      {books && byBooks && (
        <Suspense fallback={null}>
          <NotInBooks books={books} mine={byBooks} />
        </Suspense>
      )}
    </span>
  );
}

/** The panel of an entry that is in the books of the visitor's table. */
export function InBooksPanel({ kind, slug, books }: TableNoteProps & { books: EntryBooks }) {
  const mine = useBooksOf(`${kind}/${slug}`, books);
  return (
    mine && (
      <Suspense fallback={null}>
        <InBooks books={books} mine={mine} />
      </Suspense>
    )
  );
}
