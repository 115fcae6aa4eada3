import type { SearchIndex, WordTable } from './index-parts.ts';
import { createSoundFinder } from './sounds.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { textAt } from './string-list.ts';
import { type Alternative, placeOf, startingWith, type WordGroups } from './word-index.ts';
import { ROMAN_NUMERALS, stemOf } from './words.ts';

const PREFIX_WEIGHT = 0.6;
const CORRECTED_WEIGHT = 0.7;
/** A phonetic match is as likely as a spelling correction. */
const SOUND_WEIGHT = 0.7;
/** Numbers match exactly: they are neither completed nor corrected. */
const NUMBER = /^\d+$/;
/** The minimum length of a prefix in texts: too many words begin with a given letter. */
const MIN_TEXT_PREFIX = 2;

/**
 * Creates the functions that find the index words that the words of a query may stand for. The last word of a query may
 * be a prefix, and so may a word that no text has. Where the index has no word with the prefix, spelling corrections are
 * used, and in names phonetic matches as well; where nothing has all words of a query, beside the words with the prefix too.
 * @param isKnown whether some text has a word with this stem
 */
export function createWordFinder({ names, pages, texts }: SearchIndex, isKnown: (word: string) => boolean) {
  const correct = createSpeller(texts.table.words);
  const correctName = createSpeller(names.table.words);
  const correctPage = createSpeller(pages.table.words);
  const soundsInNames = createSoundFinder(names.table.words);

  /** The words, each unknown one followed by its spelling corrections. */
  function corrected(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      const stem = stemOf(word);
      if (isKnown(stem)) return [word];
      return [word, ...correct(stem).map(({ word: place }) => textAt(texts.table.words, place))];
    });
  }

  return {
    inNames: groupsOf(names.table, { correct: correctName, sounding: soundsInNames, isKnown, minPrefix: 1 }),
    inPages: groupsOf(pages.table, { correct: correctPage, sounding: () => [], isKnown, minPrefix: MIN_TEXT_PREFIX }),
    inTexts: groupsOf(texts.table, { correct, sounding: () => [], isKnown, minPrefix: MIN_TEXT_PREFIX }),
    corrected,
  };
}

type Alternatives = {
  correct: Speller;
  sounding: (word: string) => readonly number[];
  isKnown: (word: string) => boolean;
  /** The minimum length of a prefix, in letters. */
  minPrefix: number;
};

/** How many texts have the word at a place. */
const textsOf = ({ starts }: WordTable, place: number) => (starts[place + 1] as number) - (starts[place] as number);

/** The alternatives of the words of a query, as they are typed. */
export type Groups = {
  /** The words themselves, those that they begin, and where there are none, guesses. */
  typed: (words: readonly string[]) => WordGroups;
  /** Guesses as well beside words that an unknown word begins; null where the query has no such word. */
  guessed: (words: readonly string[]) => WordGroups | null;
};

function groupsOf(table: WordTable, { correct, sounding, isKnown, minPrefix }: Alternatives): Groups {
  const guessesFor = (stem: string): Alternative[] => {
    const corrected = correct(stem).map(({ word: from, errors }) => ({
      from,
      to: from + 1,
      weight: CORRECTED_WEIGHT / Math.max(1, errors),
    }));
    const sounds = sounding(stem).map((from) => ({ from, to: from + 1, weight: SOUND_WEIGHT }));
    return [...corrected, ...sounds];
  };
  /** The words that a typed word begins: `wonds` begins no `wondrous`, although its stem would. */
  const begunBy = (word: string): Alternative | null => {
    const prefix = word.replaceAll("'", '');
    return prefix.length >= minPrefix ? startingWith(table, prefix, PREFIX_WEIGHT) : null;
  };
  const alternativesOf = (word: string, last: boolean, alone: boolean): Alternative[] => {
    const stem = stemOf(word);
    const exact = placeOf(table, stem);
    // A number by itself, such as +1, is not that of a series.
    const series = NUMBER.test(word) && !alone ? placeOf(table, ROMAN_NUMERALS[Number(word)] ?? '') : null;
    if (NUMBER.test(word)) return [exact, series].filter((place) => place !== null);
    const known = isKnown(stem);
    const begun = last || !known ? begunBy(word) : null;
    const completed = begun && exact ? { ...begun, texts: textsOf(table, exact.from) } : begun;
    const guesses = known || completed !== null ? [] : guessesFor(stem);
    return [exact, completed, ...guesses].filter((alternative) => alternative !== null);
  };
  const isBeginning = (word: string) => !NUMBER.test(word) && !isKnown(stemOf(word)) && begunBy(word) !== null;
  const typed = (words: readonly string[]): WordGroups =>
    words.map((word, i) => alternativesOf(word, i === words.length - 1, words.length === 1));
  const guessed = (words: readonly string[]): WordGroups | null => {
    const groups = words.some(isBeginning) ? typed(words) : null;
    return (
      groups?.map((group, i) => {
        const word = words[i] as string;
        return isBeginning(word) ? [...group, ...guessesFor(stemOf(word))] : group;
      }) ?? null
    );
  };
  return { typed, guessed };
}
