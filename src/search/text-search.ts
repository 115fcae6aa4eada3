import { type Bits, createBits, eachBit, keepCommon, setBit } from './bits.ts';
import type { SearchIndex } from './index-parts.ts';
import { lowerBound, matchAt } from './string-list.ts';
import { addTexts, createScores, placeOf, type WordGroups } from './word-index.ts';
import { stemOf } from './words.ts';

/** Finds texts by words and phrases. A text is known by the place of its entry. */
export function createTextSearch({ table, words, tokens, starts }: SearchIndex['texts'], count: number) {
  const scores = createScores(table, count);

  /** Texts that have a word of every group. */
  function withAll(groups: WordGroups): Bits {
    const found = createBits(count);
    groups.forEach((group, i) => {
      const texts = i === 0 ? found : createBits(count);
      addTexts(table, group, texts);
      if (i > 0) keepCommon(found, texts);
    });
    return found;
  }

  /** Calls with the given texts and how well they answer the words. */
  function rank(groups: WordGroups, among: Bits, offer: (text: number, score: number) => void): void {
    scores.clear();
    scores.add(groups, among);
    for (let i = 0; i < scores.size(); i++) {
      const text = scores.found[i] as number;
      offer(text, scores.totals[text] as number);
    }
  }

  /** Texts that have this very word, or another form of it. */
  function withWord(word: string): Bits {
    const place = placeOf(table, stemOf(word));
    return withAll([place === null ? [] : [place]]);
  }

  /** Texts in which the words stand side by side. */
  function withPhrase(phrase: readonly string[]): Bits {
    const row = phrase.map(placeOfToken);
    const groups = phrase.map((word) => [placeOf(table, stemOf(word))].filter((place) => place !== null));
    const found = createBits(count);
    if (row.includes(0)) return found;
    const candidates = withAll(groups.filter((_, i) => stemOf(phrase[i] ?? '') !== ''));
    eachBit(candidates, (text) => {
      if (hasRow(text, row)) setBit(found, text);
    });
    return found;
  }

  /** 0, which parts names and texts, where no text has the word. */
  function placeOfToken(word: string): number {
    const bytes = Buffer.from(word);
    const place = lowerBound(words, bytes);
    return place < words.starts.length - 1 && matchAt(words, place, bytes) === 'same' ? place : 0;
  }

  /** By Horspool's way: the word under the end of the row says how far the row can be moved on. */
  function hasRow(text: number, row: readonly number[]): boolean {
    const last = row.length - 1;
    const end = starts[text + 1] as number;
    let place = (starts[text] as number) + last;
    while (place < end) {
      const word = tokens[place] as number;
      let i = last;
      while (i >= 0 && tokens[place - last + i] === row[i]) i--;
      if (i < 0) return true;
      let back = 1;
      while (back <= last && row[last - back] !== word) back++;
      place += back;
    }
    return false;
  }

  return { withAll, rank, withWord, withPhrase, hasWord: (word: string) => placeOf(table, word) !== null };
}
