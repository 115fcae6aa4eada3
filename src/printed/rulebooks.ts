import type { Rulebook } from '../contract/rulebooks.ts';
import type { EntryText } from './entry-text.ts';

/** A rulebook with its figures, and how many entries of each kind cite it. */
export function rulebookText(book: Rulebook): EntryText {
  return {
    name: book.name,
    facts: [
      ['Edition', book.edition_name],
      ['Abbreviation', book.abbr],
      ['Published', book.published],
      ['Description', book.description],
      ...book.contents.map(({ title, count }) => [title, count] as const),
    ],
    sections: [],
  };
}
