import { z } from 'zod';
import { scopeReader } from '../../catalogue/books.ts';
import type { BookScope } from '../../contract/books.ts';
import { booksParameter, parseQuery } from '../../contract/parameters.ts';
import { InvalidParameters } from '../../contract/problems.ts';
import type { RawQuery } from '../../contract/query.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { tablesOf } from './store.ts';

const parameters = z.object({ books: booksParameter });

const readers = memoizeAsync<void, ReturnType<typeof scopeReader>>(async () => {
  const tables = await tablesOf('rulebooks');
  return scopeReader({ lookup: async <T>(name: string) => tables?.lookups[name] as T });
});

/** Clears what was read. To be called when the stored catalogue changes. */
export const clearScope = (): void => readers.clear();

/**
 * What the parameter `books` of a query allows; null for everything.
 * @throws {InvalidParameters} where it has an unknown value
 */
export async function localScope(query: RawQuery): Promise<BookScope | null> {
  const parsed = parseQuery(parameters, query);
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return (await readers())(parsed.value.books);
}
