import { type BookScope, isAllowed } from '../contract/books.ts';
import { addMembers, type Bits, clearBit, noBits, setBit } from '../shared/bits.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts, textAt } from './string-list.ts';

/** The key of the facts that name the rulebooks of entries. */
const BOOK = 'book';

/**
 * Creates the function that finds the entries of the books that a table allows. Rulebooks are themselves among them or not.
 * @returns a new set, or null for everything
 */
export function createScopes({ entries, facts }: SearchIndex): (scope: BookScope | null) => Bits | null {
  const count = entries.kinds.length;
  const kindNames = allTexts(entries.kindNames);
  const sets = new Map<string, Bits>();
  const add = (book: string, entry: number) => {
    const set = sets.get(book) ?? noBits(count);
    sets.set(book, set);
    setBit(set, entry);
  };
  const key = allTexts(facts.keys).indexOf(BOOK);
  for (let fact = facts.starts[key] ?? 0; fact < (facts.starts[key + 1] ?? 0); fact++)
    add(textAt(facts.texts, facts.values[fact] as number), facts.entries[fact] as number);
  const rulebooks = kindNames.indexOf('rulebooks');
  entries.kinds.forEach((kind, entry) => {
    if (kind === rulebooks) add(textAt(entries.slugs, entry), entry);
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
      else if (isAllowed(scope, name, slug, [])) setBit(found, entry);
    });
  }

  return (scope) => {
    if (scope === null) return null;
    const found = noBits(count);
    for (const book of scope.books) addMembers(found, sets.get(book) ?? noBits(count));
    applyNamed(scope, found);
    return found;
  };
}
