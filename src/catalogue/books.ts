import { type BookScope, type BookTable, isInBooks, readScope } from '../contract/books.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Choice } from '../contract/parameters.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { ListColumns } from '../database/tables/table.ts';
import { type Bits, clearBit, noBits, setBit, unionAll } from '../shared/bits.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { booksOfRow } from './books-of-row.ts';
import type { KindSource } from './kind-source.ts';
import type { Filter } from './list-filters.ts';

/** The lookup of all rulebooks and the usual sets of them. */
export const BOOKS_LOOKUP = 'books';

type Query = { books?: Choice | undefined };

/**
 * Returns a function that reads the parameter `books`: what a table allows, or null for everything.
 * @throws {InvalidParameters} where it has an unknown value
 */
export function scopeReader(source: Pick<KindSource, 'lookup'>) {
  const table = memoizeAsync<void, BookTable>(() => source.lookup<BookTable>(BOOKS_LOOKUP));
  return async (choice: Choice | undefined): Promise<BookScope | null> => {
    if (choice === undefined) return null;
    const errors: ParameterError[] = [];
    const scope = readScope(choice, await table(), errors);
    if (errors.length > 0) throw new InvalidParameters(errors);
    return scope;
  };
}

/**
 * The filter of a list by the books that a table allows. Rulebooks are themselves among them or not.
 * @param rows the rows of the kind's list by ascending id
 */
export function booksFilter(kind: KindName, source: KindSource, rows: readonly ListColumns[]) {
  const read = scopeReader(source);
  const first = rows[0]?.id ?? 1;
  const size = rows.length;
  /** The entries that the same rulebooks print. */
  const sets = new Map<string, { books: readonly string[]; entries: Bits }>();
  rows.forEach((row, n) => {
    const books = booksOfRow(row);
    const key = books.join(' ');
    const set = sets.get(key) ?? { books, entries: noBits(size) };
    sets.set(key, set);
    setBit(set.entries, n);
  });
  const inScope = new WeakMap<Choice, Bits | null>();

  /** The entries of this kind that are named, by their places in the list. */
  const places = async (entries: ReadonlySet<string>): Promise<number[]> => {
    const slugs = [...entries].flatMap((entry) => (entry.startsWith(`${kind}/`) ? [entry.slice(kind.length + 1)] : []));
    const ids = await Promise.all(slugs.map((slug) => source.id(kind, slug)));
    return ids.flatMap((id) => (id === null ? [] : [id - first]));
  };

  const filter: Filter<Query> = {
    matching({ books }) {
      return books === undefined ? null : (inScope.get(books) ?? null);
    },
    facets: [],
    ranges: [],
  };
  return {
    filter,

    /** Finds what the filter leaves in. To be awaited before it is applied. */
    async prepare({ books: choice }: Query): Promise<void> {
      const scope = await read(choice);
      if (choice === undefined) return;
      if (scope === null) {
        inScope.set(choice, null);
        return;
      }
      const found =
        kind === 'rulebooks'
          ? await booksAmong(scope)
          : unionAll(
              [...sets.values()].flatMap(({ books, entries }) => (isInBooks(scope, books) ? [entries] : [])),
              size,
            );
      for (const n of await places(scope.added)) setBit(found, n);
      for (const n of await places(scope.banned)) clearBit(found, n);
      inScope.set(choice, found);
    },
  };

  async function booksAmong(scope: BookScope): Promise<Bits> {
    const found = noBits(size);
    for (const n of await places(new Set([...scope.books].map((book) => `rulebooks/${book}`)))) setBit(found, n);
    return found;
  }
}
