import { z } from 'zod';
import { type BookTable, EVERY_BOOK } from '../../contract/books.ts';
import type { BookOptions } from '../../contract/rulebooks.ts';
import type { CompileContext } from '../compile-context.ts';
import { EDITIONS } from '../schema/rulebooks.ts';
import { line, slug } from '../schema/shared.ts';
import type { Writer } from '../writer.ts';

/** One row of `content/vocabulary/book-sets.yaml`. */
const bookSetSchema = z.strictObject({
  name: line,
  editions: z.array(z.enum(EDITIONS)).default([]),
  books: z.array(slug).default([]),
});

/**
 * Adds the rulebooks that a table may allow, and the usual sets of them.
 * @throws where a set names a rulebook that does not exist, or has the slug of one
 */
export function compileBookSets(context: CompileContext, writer: Writer): void {
  const books = context.all('rulebooks');
  const known = new Set(books.map((book) => book.slug));
  const sets = [...context.table('book-sets', bookSetSchema)].map(([set, { name, editions, books: single }]) => {
    const unknown = single.find((book) => !known.has(book));
    if (unknown !== undefined) throw new Error(`content/vocabulary/book-sets.yaml: there is no rulebook ${unknown}`);
    if (known.has(set) || set === EVERY_BOOK)
      throw new Error(`content/vocabulary/book-sets.yaml: a set cannot have the slug ${set}`);
    const isIn = ({ slug: book, value: { edition } }: (typeof books)[number]) =>
      single.includes(book) || (edition !== undefined && editions.includes(edition));
    return { slug: set, name, books: books.filter(isIn).map((book) => book.slug) };
  });
  writer.lookup('books', {
    books: [...known],
    sets: Object.fromEntries(sets.map((set) => [set.slug, set.books])),
  } satisfies BookTable);
  writer.lookup('book-options', {
    books: books.map(({ slug: book, value: { name, abbr, edition } }) => ({
      slug: book,
      name,
      abbr: abbr ?? null,
      edition: edition ?? null,
      edition_name: edition === undefined ? null : context.word('editions', edition),
    })),
    sets,
  } satisfies BookOptions);
}
