import { fold } from '../contract/slug.ts';
import type { SearchIndex } from './index-parts.ts';
import { questionTopic } from './question-words.ts';
import { allTexts } from './string-list.ts';
import { nameWords, ROMAN_NUMERALS, wordsIn } from './words.ts';

/** The suffix of an abbreviation that matches a number and everything after it: `DR #`. */
const NUMBER_SUFFIX = '#';
const NUMBER = /^\d+$/;

/** An entry by its position in the index, and the abbreviation as it is spelled (`AoO`). */
export type AbbreviationMatch = { entry: number; spelling: string };

/** The lookup key of an abbreviation: its words in lower case, without accents and punctuation. */
export function abbreviationKey(text: string): string {
  const key = wordsIn(fold(text)).join(' ');
  return text.endsWith(NUMBER_SUFFIX) ? `${key} ${NUMBER_SUFFIX}` : key;
}

/** The lookup key of a longer wording inside a question: the stems of its topic, without stop words. */
const shortKey = (words: readonly string[]) => nameWords((questionTopic(words) ?? words).join(' ')).join(' ');

/** The key of initials with a number apart from them: `sm3` for `sm 3` and `sm iii`. Null where the words are no such thing. */
function numberedKey(words: readonly string[]): string | null {
  const [initials, number, ...others] = words;
  if (initials === undefined || number === undefined || others.length > 0) return null;
  const roman = ROMAN_NUMERALS.indexOf(number);
  if (roman < 1 && !NUMBER.test(number)) return null;
  return `${initials}${roman < 1 ? number : roman}`;
}

/** Creates the lookup from abbreviations to entries. */
export function createAbbreviations({ texts, entries }: SearchIndex['abbreviations']) {
  const byKey = new Map<string, AbbreviationMatch>();
  allTexts(texts).forEach((spelling, i) => {
    const match = { entry: entries[i] as number, spelling };
    const key = abbreviationKey(spelling);
    byKey.set(key, match);
    if (key.includes(' ') && !byKey.has(shortKey(key.split(' ')))) byKey.set(shortKey(key.split(' ')), match);
  });

  /** The entry that all words of a query together abbreviate. `DR #` matches any words from the number on. */
  function entryOf(words: readonly string[]): AbbreviationMatch | null {
    const numberAt = words.findIndex((word) => /^\d/.test(word));
    const withNumber = numberAt > 0 ? byKey.get([...words.slice(0, numberAt), NUMBER_SUFFIX].join(' ')) : undefined;
    return (
      byKey.get(words.join(' ')) ??
      withNumber ??
      byKey.get(numberedKey(words) ?? '') ??
      byKey.get(shortKey(words)) ??
      null
    );
  }

  /** The entry that one word among others abbreviates. A number does so only by itself. */
  const ofWord = (word: string): AbbreviationMatch | null => (NUMBER.test(word) ? null : (byKey.get(word) ?? null));

  return { entryOf, ofWord };
}
