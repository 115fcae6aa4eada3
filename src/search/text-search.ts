import { fold } from '../contract/slug.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { type Alternative, createWordIndex, type WordIndex } from './word-index.ts';
import { joinedWords, nameWords, stemOf, textWords } from './words.ts';

/** A name that has words of the query. */
export type NameHit = {
  /** Place in the list of names. */
  index: number;
  score: number;
  /** The part of the query's words that the name has, up to 1. */
  share: number;
  /** The name has no other words. */
  whole: boolean;
};

export type TextHit = { index: number; score: number };

const PREFIX_WEIGHT = 0.6;
const CORRECTED_WEIGHT = 0.7;
const JOINED_WEIGHT = 0.9;
/** A single letter begins too many words of the texts. */
const SHORTEST_BEGINNING = 2;

/**
 * Finds names and rules texts by words in any order, the last perhaps unfinished. A word that occurs nowhere is taken for
 * a misspelt or unfinished one.
 * @param names in lower case without accents
 * @param texts names and rules text of each entry
 */
export function createTextSearch(names: readonly string[], texts: Iterable<string>) {
  const nameIndex = createWordIndex(mapped(names, (name) => withJoined(nameWords(name))));
  const textIndex = createWordIndex(mapped(texts, (text) => textWords(fold(text))));
  const wordsOfNames = names.map((name) => nameWords(name).length);
  const isKnown = (word: string) => textIndex.place(word) !== null;
  const correct = createSpeller(textIndex.vocabulary);
  const inNames = createAlternatives(nameIndex, createSpeller(nameIndex.vocabulary), isKnown, 1);
  const inTexts = createAlternatives(textIndex, correct, isKnown, SHORTEST_BEGINNING);

  function findNames(words: readonly string[]): NameHit[] {
    const asked = nameWords(words.join(' '));
    const hits = nameIndex
      .find(asked.map((word, i) => inNames(word, i === asked.length - 1)))
      .map(({ text, score, words: found }) => ({
        index: text,
        score,
        share: found / asked.length,
        whole: found === asked.length && wordsOfNames[text] === found,
      }));
    if (asked.length < 2 || hits.some(({ share }) => share === 1)) return hits;
    const joined = nameIndex.find([inNames(asked.join(''), true)]);
    return [
      ...hits,
      ...joined.map(({ text, score }) => ({
        index: text,
        score: score * JOINED_WEIGHT,
        share: 1,
        whole: wordsOfNames[text] === 1,
      })),
    ];
  }

  /** Texts that have every word. */
  function findTexts(words: readonly string[]): TextHit[] {
    const asked = words.map(stemOf);
    return textIndex
      .find(asked.map((word, i) => inTexts(word, i === asked.length - 1)))
      .filter(({ words: found }) => found === asked.length)
      .map(({ text, score }) => ({ index: text, score }));
  }

  /** Texts that have this very word, or another form of it. */
  function findWord(word: string): number[] {
    const place = textIndex.place(stemOf(word));
    return place === null ? [] : textIndex.find([[place]]).map(({ text }) => text);
  }

  /** The words, each misspelt one followed by those that it may stand for. */
  function corrected(words: readonly string[]): string[] {
    return words.flatMap((word) => [
      word,
      ...(isKnown(stemOf(word))
        ? []
        : correct(stemOf(word)).flatMap(({ word: place }) => textIndex.vocabulary[place] ?? [])),
    ]);
  }

  return { findNames, findTexts, findWord, corrected };
}

/** Which words of an index may stand for a word of a query. */
function createAlternatives(index: WordIndex, correct: Speller, isKnown: (word: string) => boolean, shortest: number) {
  return (word: string, last: boolean): Alternative[] => {
    const known = isKnown(word);
    const begun = (last || !known) && word.length >= shortest ? index.startingWith(word, PREFIX_WEIGHT) : null;
    const corrected = known
      ? []
      : correct(word).map(({ word: from, errors }) => ({
          from,
          to: from + 1,
          weight: CORRECTED_WEIGHT / Math.max(1, errors),
        }));
    return [index.place(word), begun, ...corrected].filter((alternative) => alternative !== null);
  };
}

const withJoined = (words: readonly string[]) => [...words, ...joinedWords(words)];

function* mapped<From, To>(list: Iterable<From>, change: (item: From) => To): Iterable<To> {
  for (const item of list) yield change(item);
}
