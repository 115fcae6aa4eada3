import { UNKNOWN_SUPPLEMENT } from '../contract/books.ts';
import type { ContentKind } from './content-kinds.ts';
import type { ContentOf } from './schema/all.ts';

/** A rulebook that prints an entry: its slug and, if known, the page. */
export type Source = { rulebook: string; page?: number | undefined };

/** The sources of an entry, its main one first, then those of its variants and of `also_in`. */
export function sourcesOf(value: ContentOf<ContentKind>): Source[] {
  const own = 'rulebook' in value && value.rulebook ? [{ rulebook: value.rulebook, page: pageOf(value) }] : [];
  const variants = 'variants' in value && Array.isArray(value.variants) ? value.variants.filter(isSource) : [];
  const others = 'also_in' in value ? (value.also_in ?? []) : [];
  return [...own, ...variants, ...others];
}

/**
 * The slugs of the rulebooks that print an entry, its main one first. Of an entry that only supplements have, and whose
 * supplement is not known, that is said instead.
 */
export function booksOf(value: ContentOf<ContentKind>): string[] {
  const books = [...new Set(sourcesOf(value).map(({ rulebook }) => rulebook))];
  const isOfSupplement = 'facts_only' in value && value.facts_only === true;
  return books.length === 0 && isOfSupplement ? [UNKNOWN_SUPPLEMENT] : books;
}

const pageOf = (value: object) => ('page' in value && typeof value.page === 'number' ? value.page : undefined);

function isSource(value: object): value is Source {
  return 'rulebook' in value && typeof value.rulebook === 'string';
}
