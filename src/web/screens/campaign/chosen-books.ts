import { type BookTable, readScope } from '../../../contract/books.ts';
import type { ParameterError } from '../../../contract/problems.ts';
import type { BookOptions } from '../../../contract/rulebooks.ts';

/** The rulebooks and sets as the parameter `books` knows them. */
export const tableOf = ({ books, sets }: BookOptions): BookTable => ({
  books: books.map(({ slug }) => slug),
  sets: Object.fromEntries(sets.map((set) => [set.slug, set.books])),
});

/** The slugs of all rulebooks that a value of `books` means, and what in it is unknown. */
export function chosenBooks(text: string, options: BookOptions): { books: Set<string>; errors: ParameterError[] } {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const choice = {
    include: parts.filter((part) => !part.startsWith('-')),
    exclude: parts.flatMap((part) => (part.startsWith('-') ? [part.slice(1)] : [])),
  };
  const errors: ParameterError[] = [];
  const table = tableOf(options);
  const scope = readScope(choice, table, errors);
  return { books: new Set(scope === null ? table.books : scope.books), errors };
}
