import { isKindName } from './kinds.ts';
import type { Choice } from './parameters.ts';
import type { ParameterError } from './problems.ts';
import { slugify } from './slug.ts';

/* The books that a table allows, as the parameter `books` says them; free of zod, for the screens. */

/** The slugs of all rulebooks, and those of each usual set. */
export type BookTable = { books: readonly string[]; sets: Readonly<Record<string, readonly string[]>> };

/** The value of `books` that stands for every book. */
export const EVERY_BOOK = 'all';

/** Stands among the books of an entry of which only this is known: one of the supplements that are not open content prints it. */
export const UNKNOWN_SUPPLEMENT = 'unknown-supplement';

/** The set of rulebooks that print the open content. */
const OPEN_SET = 'srd';

/**
 * What a table allows. An entry is allowed where one of its rulebooks is, or where none of them is known, unless it is named
 * itself.
 */
export type BookScope = {
  /** Slugs of rulebooks. */
  books: ReadonlySet<string>;
  /** Whether one of them is a supplement that is not open content. */
  supplements: boolean;
  /** Entries, such as `feats/leadership`, that are allowed whatever their books. */
  added: ReadonlySet<string>;
  /** Entries that are not allowed whatever their books. */
  banned: ReadonlySet<string>;
};

const ENTRY = /^([a-z]+)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reads the parameter `books`: rulebooks, sets and single entries, after a minus sign those that are left out. Where all
 * values are left out, it begins from every book.
 * @param errors takes one error for each unknown value
 * @returns null where everything is allowed
 */
export function readScope(choice: Choice | undefined, table: BookTable, errors: ParameterError[]): BookScope | null {
  if (choice === undefined) return null;
  const included = partsOf(choice.include, table, errors);
  const excluded = partsOf(choice.exclude, table, errors);
  const isAll = choice.include.every((value) => value === EVERY_BOOK);
  const books = new Set(isAll ? table.books : included.books);
  for (const book of excluded.books) books.delete(book);
  const isWhole = isAll && excluded.books.length === 0 && excluded.entries.length === 0;
  if (isWhole) return null;
  const open = new Set(table.sets[OPEN_SET]);
  const supplements = [...books].some((book) => !open.has(book));
  return { books, supplements, added: new Set(included.entries), banned: new Set(excluded.entries) };
}

function partsOf(values: readonly string[], { books, sets }: BookTable, errors: ParameterError[]) {
  const known = new Set(books);
  const parts = { books: [] as string[], entries: [] as string[] };
  for (const value of values) {
    const slug = slugify(value);
    if (isEntry(value)) parts.entries.push(value);
    else if (slug === EVERY_BOOK) parts.books.push(...books);
    else if (known.has(slug)) parts.books.push(slug);
    else if (Object.hasOwn(sets, slug)) parts.books.push(...(sets[slug] ?? []));
    else
      errors.push({
        parameter: 'books',
        value: value.length > 80 ? `${value.slice(0, 80)}…` : value,
        message: `must be slugs of rulebooks, such as phb-35 (/api/rulebooks/options lists them), one of the sets ${[...Object.keys(sets), EVERY_BOOK].join(', ')}, or single entries, such as feats/leadership`,
      });
  }
  return parts;
}

function isEntry(value: string): boolean {
  const [, kind = ''] = ENTRY.exec(value) ?? [];
  return isKindName(kind) && value.length <= 160;
}

/**
 * Whether a table has an entry by its rulebooks. One whose rulebook is not known is in: nothing says that the table leaves it
 * out, and a table that does names it. One of an unknown supplement is in where the table allows a supplement.
 * @param books the slugs of the rulebooks that print it, or `UNKNOWN_SUPPLEMENT`
 */
export const isInBooks = (scope: Pick<BookScope, 'books' | 'supplements'>, books: readonly string[]): boolean =>
  books.length === 0 || books.some((book) => (book === UNKNOWN_SUPPLEMENT ? scope.supplements : scope.books.has(book)));

/** Whether an entry is allowed. `books`: the slugs of the rulebooks that print it. */
export function isAllowed(scope: BookScope, kind: string, slug: string, books: readonly string[]): boolean {
  const entry = `${kind}/${slug}`;
  if (scope.banned.has(entry)) return false;
  return scope.added.has(entry) || isInBooks(scope, books);
}

/**
 * The shortest value of `books` for a choice of rulebooks: their slugs, or a set with what it lacks and has too much.
 * @returns `all` for every book
 */
export function booksText(chosen: ReadonlySet<string>, { books, sets }: BookTable): string {
  if (books.every((book) => chosen.has(book))) return EVERY_BOOK;
  const bases: [string[], readonly string[]][] = [
    [[], []],
    [[EVERY_BOOK], books],
    ...Object.entries(sets).map(([slug, of]): [string[], readonly string[]] => [[slug], of]),
  ];
  const texts = bases.map(([base, of]) => {
    const has = new Set(of);
    const more = books.filter((book) => chosen.has(book) && !has.has(book));
    const less = of.filter((book) => !chosen.has(book)).map((book) => `-${book}`);
    return [...base, ...more, ...less];
  });
  const [shortest = []] = texts.sort((a, b) => a.length - b.length || a.join(',').length - b.join(',').length);
  return shortest.join(',');
}
