import { type Bits, intersectWith, noBits, setBit } from '../shared/bits.ts';
import type { SearchIndex } from './index-parts.ts';
import { bytesOf, eachPlace } from './places.ts';
import { lowerBound, matchAt } from './string-list.ts';
import { createScores, createTextSets, placeOf, type WordGroups } from './word-index.ts';
import { stemOf } from './words.ts';

/** Creates the search in texts by words and phrases. A text is identified by the position of its entry. */
export function createTextSearch({ table, words, tokens, places, starts }: SearchIndex['texts'], count: number) {
  const scores = createScores(table, count);
  const addTexts = createTextSets(table, count);

  /** The texts that have a word of every group, optionally among a set of texts. */
  function withAll(groups: WordGroups, among: Bits | null = null): Bits {
    let found = among?.slice() ?? null;
    for (const group of groups) {
      const texts = noBits(count);
      addTexts(group, texts);
      if (found === null) found = texts;
      else intersectWith(found, texts);
    }
    return found ?? noBits(count);
  }

  /** Calls `add` with each text of the set that has any of the words, and its score. */
  function rank(groups: WordGroups, among: Bits, add: (text: number, score: number) => void): void {
    scores.clear();
    scores.add(groups, among);
    for (let i = 0; i < scores.size(); i++) {
      const text = scores.found[i] as number;
      add(text, scores.totals[text] as number);
    }
  }

  /** The texts that have the word in any of its forms. */
  function withWord(word: string): Bits {
    const place = placeOf(table, stemOf(word));
    return withAll([place === null ? [] : [place]]);
  }

  /** The texts that have the words in sequence. Only the positions of the rarest word are checked. */
  function withPhrase(phrase: readonly string[]): Bits {
    const row = phrase.map(positionOf);
    const found = noBits(count);
    if (row.includes(0)) return found;
    const rarest = row.reduce(
      (least, word, i) => (bytesOf(places, word) < bytesOf(places, row[least] as number) ? i : least),
      0,
    );
    let text = 0;
    eachPlace(places, row[rarest] as number, (place) => {
      const first = place - rarest;
      let i = 0;
      while (i < row.length && tokens[first + i] === row[i]) i++;
      if (i < row.length) return;
      while ((starts[text + 1] as number) <= place) text++;
      setBit(found, text);
    });
    return found;
  }

  /** The position of a word; 0, which is the separator, where no text has it. */
  function positionOf(word: string): number {
    const bytes = Buffer.from(word);
    const place = lowerBound(words, bytes);
    return place < words.starts.length - 1 && matchAt(words, place, bytes) === 'same' ? place : 0;
  }

  return { withAll, rank, withWord, withPhrase, hasWord: (word: string) => placeOf(table, word) !== null };
}
