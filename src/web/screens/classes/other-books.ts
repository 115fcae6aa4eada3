import type { PageClass, PageVariant } from './class-page.ts';

type BookPlace = PageClass['also_in'][number];

/** The other books that print the class: those of its other variants, then those that only reprint it. */
export function otherBooks(
  { variants, also_in }: Pick<PageClass, 'variants' | 'also_in'>,
  { rulebook_slug: own }: Pick<PageVariant, 'rulebook_slug'>,
): BookPlace[] {
  const books = new Map<string, BookPlace>();
  for (const { rulebook_slug, rulebook_name, page } of [...variants, ...also_in])
    if (rulebook_slug !== own && !books.has(rulebook_slug))
      books.set(rulebook_slug, { rulebook_slug, rulebook_name, page });
  return [...books.values()];
}
