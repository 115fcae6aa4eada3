import type { WordTable } from './index-parts.ts';
import { stringList } from './string-list.ts';

/* The parameters k1 (saturation of repeated words) and b (effect of the length of a text) of BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.6;
const MAX_WEIGHT = 255;
const NARROW = 2 ** 16;

/** The weight of a word in a text that a group of entries shares, relative to a word in the entry's own text. */
const SHARED_WEIGHT = 0.25;

/** The words of one text: its own, and those of texts that it shares with other entries. */
type Words = { own: readonly string[]; shared?: readonly string[] };

/** Builds the inverted index of texts, with BM25 weights. */
export function buildWordTable(texts: readonly Words[]): WordTable {
  const postings = countWords(texts);
  const words = [...postings.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, i) => {
    starts[i + 1] = (starts[i] as number) + (postings.get(word)?.length ?? 0) / 2;
  });
  const size = starts[words.length] ?? 0;
  const table = {
    words: stringList(words),
    starts,
    texts: texts.length < NARROW ? new Uint16Array(size) : new Uint32Array(size),
    weights: new Uint8Array(size),
  };
  const lengths = texts.map(({ own, shared = [] }) => own.length + SHARED_WEIGHT * shared.length);
  const mean = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length));
  const dampening = lengths.map((length) => SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean));
  let place = 0;
  for (const word of words) {
    const pairs = postings.get(word) ?? [];
    for (let pair = 0; pair < pairs.length; pair += 2) {
      const [text = 0, often = 0] = [pairs[pair], pairs[pair + 1]];
      table.texts[place] = text;
      table.weights[place++] = Math.max(1, Math.round((MAX_WEIGHT * often) / (often + (dampening[text] ?? 0))));
    }
  }
  return table;
}

/** The postings of every word as a flat list: text, weighted count, text, weighted count, … */
function countWords(texts: readonly Words[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  const add = (word: string, text: number, weight: number) => {
    const pairs = postings.get(word);
    if (pairs === undefined) postings.set(word, [text, weight]);
    else if (pairs[pairs.length - 2] === text) pairs[pairs.length - 1] = (pairs[pairs.length - 1] ?? 0) + weight;
    else pairs.push(text, weight);
  };
  texts.forEach(({ own, shared = [] }, text) => {
    for (const word of own) add(word, text, 1);
    for (const word of shared) add(word, text, SHARED_WEIGHT);
  });
  return postings;
}
