import type { ListedEntry } from '../contract/listed.ts';
import type { EntryText } from './entry-text.ts';

/** An entry that is known by name, book and page only: what is known, and where else it stands. */
export function listedText({ name, facts, also_in, summary }: ListedEntry): EntryText {
  const books = also_in.map((book) => (book.page === null ? book.name : `${book.name}, page ${book.page}`));
  return {
    name,
    facts: [
      ['Rules', summary],
      ...facts.map(({ label, value }) => [label, value] as const),
      ['Also in', books.join('; ') || null],
    ],
    sections: [],
  };
}
