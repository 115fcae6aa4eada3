import { useMemo } from 'react';
import type { BookScope } from '../../contract/books.ts';
import { type MyBooks, myBooks } from '../data/my-books.ts';
import { useStored } from '../storage/use-stored.ts';

/** What the visitor's table allows; null for everything. */
export function useScopeInForce(): BookScope | null {
  const mine = useStored(myBooks, null);
  return useMemo(() => (mine === null || mine.lifted ? null : scopeOf(mine)), [mine]);
}

function scopeOf({ books, added, bans, text }: MyBooks): BookScope | null {
  const banned = new Set(Object.keys(bans));
  if (text === 'all' && banned.size === 0) return null;
  // No part of a character is of an unknown supplement.
  return { books: new Set(books), supplements: false, added: new Set(added), banned };
}
