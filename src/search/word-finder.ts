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
/** A single letter begins too many words of the texts. */
const SHORTEST_BEGINNING = 2;

/**
 * Makes what finds the words that those of a query may stand for: the last is perhaps unfinished; one that no text has is
 * misspelt, in names perhaps written as it sounds, or unfinished.
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
  const alternativesOf = (word: string, last: boolean): Alternative[] => {
    const known = isKnown(word);
    const begun = (last || !known) && word.length >= shortest ? startingWith(table, word, PREFIX_WEIGHT) : null;
    const corrected = known
      ? []
      : correct(word).map(({ word: from, errors }) => ({
          from,
          to: from + 1,
          weight: CORRECTED_WEIGHT / Math.max(1, errors),
        }));
    const sounds = known ? [] : sounding(word).map((from) => ({ from, to: from + 1, weight: SOUND_WEIGHT }));
    return [placeOf(table, word), begun, ...corrected, ...sounds].filter((alternative) => alternative !== null);
  };
  return (words: readonly string[]): WordGroups => words.map((word, i) => alternativesOf(word, i === words.length - 1));
}
