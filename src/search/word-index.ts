import { type Bits, hasBit, setBit } from './bits.ts';
import type { WordTable } from './index-parts.ts';
import { afterPrefix, lowerBound, matchAt } from './string-list.ts';

/** Words that may stand for a word of the query: those from `from` up to, not including, `to` of the sorted list. */
export type Alternative = { from: number; to: number; weight: number };

/** For every word of a query those that may stand for it; of each such group, the best one counts. */
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

/** Adds to the set every text that has one of the words. */
export function addTexts({ starts, texts }: WordTable, group: readonly Alternative[], found: Bits): void {
  for (const { from, to } of group) {
    const end = starts[to] as number;
    for (let i = starts[from] as number; i < end; i++) setBit(found, texts[i] as number);
  }
}

/** What the texts of one index have of a query; made once and cleared after each query. */
export type Scores = {
  /** The texts that have any word, in no order: the first `size()` of them. */
  found: Int32Array;
  size: () => number;
  totals: Float32Array;
  /** How many words of the query the text has. */
  words: Uint8Array;
  /** Adds a query; where texts are given, only theirs. */
  add: (query: WordGroups, among?: Bits) => void;
  clear: () => void;
};

/** @param count how many texts the table is of */
export function createScores(table: WordTable, count: number): Scores {
  const { starts, texts, weights } = table;
  const found = new Int32Array(count);
  const totals = new Float32Array(count);
  const words = new Uint8Array(count);
  const group = new Float32Array(count);
  const inGroup = new Int32Array(count);
  let size = 0;

  function scoreGroup(alternatives: readonly Alternative[], among: Bits | undefined): number {
    let touched = 0;
    for (const { from, to, weight } of alternatives)
      for (let word = from; word < to; word++) {
        const start = starts[word] as number;
        const end = starts[word + 1] as number;
        const rarity = weight * Math.log(1 + count / (end - start));
        for (let i = start; i < end; i++) {
          const text = texts[i] as number;
          if (among !== undefined && !hasBit(among, text)) continue;
          const score = rarity * (weights[i] as number);
          const known = group[text] as number;
          if (known === 0) inGroup[touched++] = text;
          if (score > known) group[text] = score;
        }
      }
    return touched;
  }

  return {
    found,
    size: () => size,
    totals,
    words,
    add(query, among) {
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
