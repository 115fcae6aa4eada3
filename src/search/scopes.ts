import { type BookScope, isInBooks } from '../contract/books.ts';
import { addMembers, type Bits, clearBit, noBits, setBit } from '../shared/bits.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts, textAt } from './string-list.ts';

/** The key of the facts that name the rulebooks of entries. */
const BOOK = 'book';

/**
 * Creates the function that finds the entries of the books that a table allows. Rulebooks are themselves among them or not.
 * @returns a new set, or null for everything
 */
export function createScopes(index: SearchIndex): (scope: BookScope | null) => Bits | null {
  const { entries } = index;
  const count = entries.kinds.length;
  const kindNames = allTexts(entries.kindNames);
  /** The entries that the same rulebooks print. */
  const sets = new Map<string, { books: readonly string[]; entries: Bits }>();
  booksOfEntries(index).forEach((books, entry) => {
    const key = books.join(' ');
    const set = sets.get(key) ?? { books, entries: noBits(count) };
    sets.set(key, set);
    setBit(set.entries, entry);
  });

  /** Adds or removes the entries that a table names. */
  function applyNamed(scope: BookScope, found: Bits): void {
    const kinds = new Set([...scope.added, ...scope.banned].map((entry) => entry.split('/')[0]));
    if (kinds.size === 0) return;
    entries.kinds.forEach((kind, entry) => {
      const name = kindNames[kind] ?? '';
      if (!kinds.has(name)) return;
      const slug = textAt(entries.slugs, entry);
      if (scope.banned.has(`${name}/${slug}`)) clearBit(found, entry);
      else if (scope.added.has(`${name}/${slug}`)) setBit(found, entry);
    });
  }

  return (scope) => {
    if (scope === null) return null;
    const found = noBits(count);
    for (const { books, entries } of sets.values()) if (isInBooks(scope, books)) addMembers(found, entries);
    applyNamed(scope, found);
    return found;
  };
}

/** The rulebooks of each entry. A rulebook is its own. */
function booksOfEntries({ entries, facts }: SearchIndex): string[][] {
  const rulebooks = allTexts(entries.kindNames).indexOf('rulebooks');
  const books = Array.from(entries.kinds, (kind, entry) => (kind === rulebooks ? [textAt(entries.slugs, entry)] : []));
  const key = allTexts(facts.keys).indexOf(BOOK);
  for (let fact = facts.starts[key] ?? 0; fact < (facts.starts[key + 1] ?? 0); fact++)
    books[facts.entries[fact] as number]?.push(textAt(facts.texts, facts.values[fact] as number));
  return books;
}
