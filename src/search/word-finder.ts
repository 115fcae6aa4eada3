import type { SearchIndex, WordTable } from './index-parts.ts';
import { createSoundFinder } from './sounds.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { textAt } from './string-list.ts';
import { type Alternative, placeOf, startingWith, type WordGroups } from './word-index.ts';
import { stemOf } from './words.ts';

const PREFIX_WEIGHT = 0.6;
const CORRECTED_WEIGHT = 0.7;
/** A word written as it sounds is as likely as one with a wrong letter. */
const SOUND_WEIGHT = 0.7;
/** A figure is no unfinished longer one, and no misspelt other one. */
const FIGURE = /^\d+$/;
/** Numbers of series of spells, as names write them. */
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
/** A single letter begins too many words of the texts. */
const SHORTEST_BEGINNING = 2;

/**
 * Makes what finds the words that those of a query may stand for: the last is perhaps unfinished. A word that no text has
 * is unfinished; where no word begins so, it is misspelt, in names perhaps written as it sounds.
 */
export function createWordFinder({ names, texts }: SearchIndex, isKnown: (word: string) => boolean) {
  const correct = createSpeller(texts.table.words);
  const correctName = createSpeller(names.table.words);
  const namesSounding = createSoundFinder(names.table.words);

  /** The words, each misspelt one followed by those that it may stand for. */
  function corrected(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      const stem = stemOf(word);
      if (isKnown(stem)) return [word];
      return [word, ...correct(stem).map(({ word: place }) => textAt(texts.table.words, place))];
    });
  }

  return {
    inNames: groupsOf(names.table, { correct: correctName, sounding: namesSounding, isKnown, shortest: 1 }),
    inTexts: groupsOf(texts.table, { correct, sounding: () => [], isKnown, shortest: SHORTEST_BEGINNING }),
    corrected,
  };
}

type Alternatives = {
  correct: Speller;
  sounding: (word: string) => readonly number[];
  isKnown: (word: string) => boolean;
  /** The fewest letters that an unfinished word has. */
  shortest: number;
};

function groupsOf(table: WordTable, { correct, sounding, isKnown, shortest }: Alternatives) {
  const guessesFor = (word: string): Alternative[] => {
    const corrected = correct(word).map(({ word: from, errors }) => ({
      from,
      to: from + 1,
      weight: CORRECTED_WEIGHT / Math.max(1, errors),
    }));
    const sounds = sounding(word).map((from) => ({ from, to: from + 1, weight: SOUND_WEIGHT }));
    return [...corrected, ...sounds];
  };
  const alternativesOf = (word: string, last: boolean): Alternative[] => {
    const exact = placeOf(table, word);
    if (FIGURE.test(word)) return [exact, placeOf(table, ROMAN[Number(word)] ?? '')].filter((place) => place !== null);
    const known = isKnown(word);
    const begun = (last || !known) && word.length >= shortest ? startingWith(table, word, PREFIX_WEIGHT) : null;
    const guesses = known || begun !== null ? [] : guessesFor(word);
    return [exact, begun, ...guesses].filter((alternative) => alternative !== null);
  };
  return (words: readonly string[]): WordGroups => words.map((word, i) => alternativesOf(word, i === words.length - 1));
}
