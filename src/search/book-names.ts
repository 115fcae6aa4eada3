import { fold, slugify } from '../contract/slug.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts, textAt } from './string-list.ts';

type Book = { slug: string; abbreviations: readonly string[]; names: readonly string[] };

/** The edition that a rulebook's name means without one. */
const OWN_EDITION = / v\.?3\.5$/;

/**
 * Creates the function that finds rulebooks, by their slugs: those that an abbreviation (`phb`), a name or a slug means, else
 * those whose name or slug begins so.
 */
export function createBookNames(index: Pick<SearchIndex, 'entries' | 'facts'>): (name: string) => ReadonlySet<string> {
  const books = booksOf(index);
  return (name) => {
    const slug = slugify(name);
    const matches: ((book: Book) => boolean)[] = [
      ({ abbreviations }) => abbreviations.includes(name),
      ({ names }) => names.includes(slug),
      ({ names }) => slug !== '' && names.some((one) => one.startsWith(`${slug}-`)),
    ];
    const found = matches.map((match) => books.filter(match)).find((list) => list.length > 0) ?? [];
    return new Set(found.map((book) => book.slug));
  };
}

function booksOf({ entries, facts }: Pick<SearchIndex, 'entries' | 'facts'>): Book[] {
  const kind = allTexts(entries.kindNames).indexOf('rulebooks');
  const key = allTexts(facts.keys).indexOf('abbr');
  const abbreviations = new Map<number, string[]>();
  for (let fact = facts.starts[key] ?? 0; fact < (facts.starts[key + 1] ?? 0); fact++) {
    const entry = facts.entries[fact] as number;
    const abbreviation = fold(textAt(facts.texts, facts.values[fact] as number));
    abbreviations.set(entry, [...(abbreviations.get(entry) ?? []), abbreviation]);
  }
  return [...entries.kinds.keys()]
    .filter((entry) => entries.kinds[entry] === kind)
    .map((entry) => {
      const slug = textAt(entries.slugs, entry);
      const name = fold(textAt(entries.names, entry));
      const names = [slug, slugify(name), slugify(name.replace(OWN_EDITION, ''))];
      return { slug, abbreviations: abbreviations.get(entry) ?? [], names };
    });
}
