import { addMembers, type Bits, hasBit, membersOf, noBits, setBit } from '../shared/bits.ts';
import type { Numbers, WordTable } from './index-parts.ts';
import { afterPrefix, lowerBound, matchAt } from './string-list.ts';

/** Index words that may stand for a word of the query: positions in the sorted list, `from` inclusive, `to` exclusive. */
export type Alternative = {
  from: number;
  to: number;
  weight: number;
  /** How many texts have the word itself, which words that it begins are not rarer than. */
  texts?: number;
};

/** For every word of a query its alternatives. Of each group, a text scores by its best alternative alone. */
export type WordGroups = readonly (readonly Alternative[])[];

export function placeOf({ words }: WordTable, word: string): Alternative | null {
  const bytes = Buffer.from(word);
  const from = lowerBound(words, bytes);
  return from < words.starts.length - 1 && matchAt(words, from, bytes) === 'same'
    ? { from, to: from + 1, weight: 1 }
    : null;
}

export function startingWith({ words }: WordTable, prefix: string, weight: number): Alternative | null {
  const bytes = Buffer.from(prefix);
  const from = lowerBound(words, bytes);
  const to = afterPrefix(words, bytes);
  return from < to ? { from, to, weight } : null;
}

/** The bit sets of words that at least this share of the texts have are cached. */
const COMMON_SHARE = 1 / 16;

/** Creates the function that adds to a set every text that has one of the words. */
export function createTextSets({ starts, texts }: WordTable, count: number) {
  const common = new Map<number, Bits>();

  function addTexts(from: number, to: number, found: Bits): void {
    for (let i = from; i < to; i++) setBit(found, texts[i] as number);
  }

  function addCommon(word: number, from: number, to: number, found: Bits): void {
    let set = common.get(word);
    if (set === undefined) {
      set = noBits(count);
      addTexts(from, to, set);
      common.set(word, set);
    }
    addMembers(found, set);
  }

  return (group: readonly Alternative[], found: Bits): void => {
    for (const { from, to } of group)
      for (let word = from; word < to; word++) {
        const start = starts[word] as number;
        const end = starts[word + 1] as number;
        if (end - start > count * COMMON_SHARE) addCommon(word, start, end, found);
        else addTexts(start, end, found);
      }
  };
}

/** The scores of the texts of an index for a query. Allocated once and cleared before each query. */
export type Scores = {
  /** The texts that have any of the words, in no order: the first `size()` items. */
  found: Int32Array;
  size: () => number;
  totals: Float32Array;
  /** How many words of the query the text has. */
  words: Uint8Array;
  /** Adds the scores of a query, optionally only those of a set of texts. */
  add: (query: WordGroups, among?: Bits) => void;
  clear: () => void;
};

/** A word with this many times more texts than the set is looked up text by text of the set. */
const SEEK_RATIO = 8;

type Among = { set: Bits; list: readonly number[] };

/** @param count the number of texts of the table */
export function createScores(table: WordTable, count: number): Scores {
  const { starts, texts, weights } = table;
  const found = new Int32Array(count);
  const totals = new Float32Array(count);
  const words = new Uint8Array(count);
  const group = new Float32Array(count);
  const inGroup = new Int32Array(count);
  let size = 0;

  /**
   * Records the score of a posting where it is the best of its group.
   * @returns the number of texts that have a score in the group
   */
  function score(i: number, rarity: number, touched: number): number {
    const text = texts[i] as number;
    const known = group[text] as number;
    const better = rarity * (weights[i] as number);
    if (better > known) group[text] = better;
    if (known !== 0) return touched;
    inGroup[touched] = text;
    return touched + 1;
  }

  function scoreGroup(alternatives: readonly Alternative[], among: Among | null): number {
    let touched = 0;
    for (const { from, to, weight, texts: least = 0 } of alternatives)
      for (let word = from; word < to; word++) {
        const start = starts[word] as number;
        const end = starts[word + 1] as number;
        const rarity = weight * Math.log(1 + count / Math.max(least, end - start));
        if (among === null) for (let i = start; i < end; i++) touched = score(i, rarity, touched);
        else if (among.list.length * SEEK_RATIO < end - start) {
          let i = start;
          for (const text of among.list) {
            i = seek(texts, text, i, end);
            if (i === end) break;
            if (texts[i] === text) touched = score(i, rarity, touched);
          }
        } else
          for (let i = start; i < end; i++)
            if (hasBit(among.set, texts[i] as number)) touched = score(i, rarity, touched);
      }
    return touched;
  }

  return {
    found,
    size: () => size,
    totals,
    words,
    add(query, set) {
      const among = set ? { set, list: membersOf(set, count) } : null;
      for (const alternatives of query) {
        const touched = scoreGroup(alternatives, among);
        for (let i = 0; i < touched; i++) {
          const text = inGroup[i] as number;
          if (words[text] === 0) found[size++] = text;
          words[text] = (words[text] as number) + 1;
          totals[text] = (totals[text] as number) + (group[text] as number);
          group[text] = 0;
        }
      }
    },
    clear() {
      for (let i = 0; i < size; i++) {
        totals[found[i] as number] = 0;
        words[found[i] as number] = 0;
      }
      size = 0;
    },
  };
}

/** Galloping search: the first posting from `from` on whose text is not before the given one, else `end`. */
function seek(texts: Numbers, text: number, from: number, end: number): number {
  let low = from;
  let step = 1;
  while (low + step < end && (texts[low + step] as number) < text) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] as number) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
