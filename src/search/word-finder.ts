import type { SearchIndex, WordTable } from './index-parts.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { textAt } from './string-list.ts';
import { type Alternative, placeOf, startingWith, type WordGroups } from './word-index.ts';
import { stemOf } from './words.ts';

const PREFIX_WEIGHT = 0.6;
const CORRECTED_WEIGHT = 0.7;
/** A single letter begins too many words of the texts. */
const SHORTEST_BEGINNING = 2;

/**
 * Makes what finds the words that those of a query may stand for: the last is perhaps unfinished; one that no text has is
 * misspelt or unfinished.
 */
export function createWordFinder({ names, texts }: SearchIndex, isKnown: (word: string) => boolean) {
  const correct = createSpeller(texts.table.words);
  const correctName = createSpeller(names.table.words);

  /** The words, each misspelt one followed by those that it may stand for. */
  function corrected(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      const stem = stemOf(word);
      if (isKnown(stem)) return [word];
      return [word, ...correct(stem).map(({ word: place }) => textAt(texts.table.words, place))];
    });
  }

  return {
    inNames: groupsOf(names.table, correctName, isKnown, 1),
    inTexts: groupsOf(texts.table, correct, isKnown, SHORTEST_BEGINNING),
    corrected,
  };
}

function groupsOf(table: WordTable, correct: Speller, isKnown: (word: string) => boolean, shortest: number) {
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
    return [placeOf(table, word), begun, ...corrected].filter((alternative) => alternative !== null);
  };
  return (words: readonly string[]): WordGroups => words.map((word, i) => alternativesOf(word, i === words.length - 1));
}
