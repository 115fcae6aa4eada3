import type { ContentsChapter, RulesContents } from '../../../contract/rules.ts';
import { fold } from '../../../contract/slug.ts';

/** What the contents list under each chapter. */
export type Shown = 'pages' | 'tables';

/** One line of the contents: a page, or a table on it. */
export type ContentsLine = { slug: string; id: string | null; name: string };

/** The lines of a chapter. */
export function linesOf({ pages }: ContentsChapter, shown: Shown): ContentsLine[] {
  return pages.flatMap(({ slug, name, tables }): ContentsLine[] =>
    shown === 'pages' ? [{ slug, id: null, name }] : tables.map((table) => ({ slug, id: table.id, name: table.name })),
  );
}

/**
 * The contents narrowed to what contains all words of a search: pages by their names, their other names and those of their
 * tables, and tables by their names and those of their pages. Chapters without any, and parts without chapters, are left out.
 */
export function narrowed({ parts }: RulesContents, search: string, shown: Shown): RulesContents['parts'] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const matches = (...names: readonly string[]) => {
    const text = fold(names.join(' | '));
    return words.every((word) => text.includes(word));
  };
  const pagesOf = (chapter: ContentsChapter) =>
    chapter.pages
      .map((page) =>
        shown === 'pages' ? page : { ...page, tables: page.tables.filter(({ name }) => matches(name, page.name)) },
      )
      .filter((page) =>
        shown === 'pages'
          ? matches(page.name, ...page.terms, ...page.tables.map(({ name }) => name))
          : page.tables.length > 0,
      );
  return parts
    .map((part) => ({
      ...part,
      chapters: part.chapters
        .map((chapter) => ({ ...chapter, pages: pagesOf(chapter) }))
        .filter(({ pages }) => pages.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** How many chapters, pages and tables the contents have. */
export function sizeOf({ parts }: RulesContents): { chapters: number; pages: number; tables: number } {
  const chapters = parts.flatMap((part) => part.chapters).filter(({ pages }) => pages.length > 0);
  const pages = chapters.flatMap((chapter) => chapter.pages);
  return {
    chapters: chapters.length,
    pages: pages.length,
    tables: pages.reduce((sum, { tables }) => sum + tables.length, 0),
  };
}
