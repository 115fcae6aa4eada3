/** Words that may stand for a word of the query: those from `from` up to, not including, `to` of the sorted vocabulary. */
export type Alternative = { from: number; to: number; weight: number };

export type Hit = {
  /** Place of the text in the list that the index was made from. */
  text: number;
  score: number;
  /** How many words of the query the text has. */
  words: number;
};

/** Which word stands in which texts and how often, in flat arrays: hundreds of thousands of pairs in a few megabytes. */
export type WordIndex = {
  /** Every word, sorted. */
  vocabulary: readonly string[];
  place: (word: string) => Alternative | null;
  startingWith: (prefix: string, weight: number) => Alternative | null;
  /** Texts that have any word of the query; of each list of alternatives the best one counts. */
  find: (query: readonly (readonly Alternative[])[]) => Hit[];
};

/* BM25: how soon repetition stops to count, and how much the length of a text does. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.6;
const MOST_REPETITIONS = 255;

export function createWordIndex(texts: Iterable<readonly string[]>): WordIndex {
  const { postings, lengths } = count(texts);
  const vocabulary = [...postings.keys()].sort();
  const starts = new Uint32Array(vocabulary.length + 1);
  vocabulary.forEach((word, i) => {
    starts[i + 1] = (starts[i] ?? 0) + (postings.get(word)?.length ?? 0) / 2;
  });
  const ids = new Uint32Array(starts[vocabulary.length] ?? 0);
  const counts = new Uint8Array(ids.length);
  vocabulary.forEach((word, i) => {
    const pairs = postings.get(word) ?? [];
    const start = starts[i] ?? 0;
    for (let pair = 0; pair < pairs.length; pair += 2) {
      ids[start + pair / 2] = pairs[pair] ?? 0;
      counts[start + pair / 2] = Math.min(pairs[pair + 1] ?? 0, MOST_REPETITIONS);
    }
  });
  return {
    vocabulary,
    place: (word) => {
      const from = lowerBound(vocabulary, word);
      return vocabulary[from] === word ? { from, to: from + 1, weight: 1 } : null;
    },
    startingWith: (prefix, weight) => {
      const from = lowerBound(vocabulary, prefix);
      const to = lowerBound(vocabulary, `${prefix}\uffff`);
      return from < to ? { from, to, weight } : null;
    },
    find: finder({ starts, ids, counts, lengths: Uint32Array.from(lengths) }),
  };
}

/** For every word: text, count, text, count, … */
function count(texts: Iterable<readonly string[]>): { postings: Map<string, number[]>; lengths: number[] } {
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  for (const words of texts) {
    const text = lengths.push(words.length) - 1;
    for (const word of words) {
      const pairs = postings.get(word);
      if (pairs === undefined) postings.set(word, [text, 1]);
      else if (pairs[pairs.length - 2] === text) pairs[pairs.length - 1] = (pairs[pairs.length - 1] ?? 0) + 1;
      else pairs.push(text, 1);
    }
  }
  return { postings, lengths };
}

type Arrays = { starts: Uint32Array; ids: Uint32Array; counts: Uint8Array; lengths: Uint32Array };

function finder({ starts, ids, counts, lengths }: Arrays): WordIndex['find'] {
  const total = new Float32Array(lengths.length);
  const group = new Float32Array(lengths.length);
  const found = new Uint8Array(lengths.length);
  const mean = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
  const dampening = Float32Array.from(
    lengths,
    (length) => SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean),
  );

  function scoreGroup(alternatives: readonly Alternative[]): number[] {
    const touched: number[] = [];
    for (const { from, to, weight } of alternatives)
      for (let word = from; word < to; word++) {
        const start = starts[word] ?? 0;
        const end = starts[word + 1] ?? 0;
        const rarity = weight * Math.log(1 + lengths.length / (end - start));
        for (let i = start; i < end; i++) {
          const text = ids[i] as number;
          const often = counts[i] as number;
          const score = (rarity * often * (SATURATION + 1)) / (often + (dampening[text] as number));
          const known = group[text] as number;
          if (known === 0) touched.push(text);
          if (score > known) group[text] = score;
        }
      }
    return touched;
  }

  return (query) => {
    const all: number[] = [];
    for (const alternatives of query)
      for (const text of scoreGroup(alternatives)) {
        if (found[text] === 0) all.push(text);
        found[text] = (found[text] as number) + 1;
        total[text] = (total[text] as number) + (group[text] as number);
        group[text] = 0;
      }
    return all.map((text) => {
      const hit = { text, score: total[text] as number, words: found[text] as number };
      total[text] = 0;
      found[text] = 0;
      return hit;
    });
  };
}

/** The first place in the sorted list whose word is not before the given one. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
