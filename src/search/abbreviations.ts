import { fold } from '../contract/slug.ts';
import { wordsAskedAbout } from './asking.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts } from './string-list.ts';
import { nameWords, wordsIn } from './words.ts';

/** The end of an abbreviation that stands for a figure and all that follows it. */
const FIGURE = '#';

/** An entry by its place in the index, and the abbreviation as it is written (`AoO`). */
export type Abbreviated = { entry: number; written: string };

/** What an abbreviation is looked up by: its words in lower case, without accents and marks. */
export function abbreviationKey(text: string): string {
  const key = wordsIn(fold(text)).join(' ');
  return text.endsWith(FIGURE) ? `${key} ${FIGURE}` : key;
}

/** The telling words alone, without their endings: how a wording is found in a question. */
const shortKey = (words: readonly string[]) => nameWords((wordsAskedAbout(words) ?? words).join(' ')).join(' ');

/** Makes what finds the entry that an abbreviation stands for. */
export function createAbbreviations({ texts, entries }: SearchIndex['abbreviations']) {
  const known = new Map<string, Abbreviated>();
  allTexts(texts).forEach((written, i) => {
    const abbreviated = { entry: entries[i] as number, written };
    const key = abbreviationKey(written);
    known.set(key, abbreviated);
    if (key.includes(' ') && !known.has(shortKey(key.split(' ')))) known.set(shortKey(key.split(' ')), abbreviated);
  });

  /** The entry that the words of a query stand for as a whole; of `DR #`, the words from the figure on are free. */
  function entryOf(words: readonly string[]): Abbreviated | null {
    const figure = words.findIndex((word) => /^\d/.test(word));
    const upToFigure = figure > 0 ? known.get([...words.slice(0, figure), FIGURE].join(' ')) : undefined;
    return known.get(words.join(' ')) ?? upToFigure ?? known.get(shortKey(words)) ?? null;
  }

  return { entryOf, ofWord: (word: string): Abbreviated | null => known.get(word) ?? null };
}
