import { EVERY_BOOK } from '../../contract/books.ts';
import { type MyBooks, myBooks } from '../data/my-books.ts';
import { useStored } from '../storage/use-stored.ts';
import type { EntryBooks } from './entry-books.ts';

/**
 * The books in force in this browser where they say something of an entry by its rulebooks. Null where there are none, where
 * they are lifted or every book is allowed, where no rulebook of the entry is known, and where the table names the entry itself.
 */
export function useBooksOf(entry: string, books: EntryBooks | undefined): MyBooks | null {
  const mine = useStored(myBooks, null);
  if (mine === null || mine.lifted || mine.text === EVERY_BOOK || !books?.rulebook_slug) return null;
  return mine.added.includes(entry) || mine.bans[entry] !== undefined ? null : mine;
}
