import { plainWords } from '../plain-words.ts';

/** How well a name matches: it is the text, it begins with it, or it has words that begin with those of the text. */
const RANKS = { same: 0, start: 1, words: 2 } as const;

/**
 * Returns a function that finds names by their words, in any order and perhaps unfinished.
 * @returns the rank of each name that matches, from 0 (best), by its index
 */
export function createNameMatcher(names: readonly string[]): (text: string) => Map<number, number> {
  const plain = names.map(plainWords);
  return (text) => {
    const wanted = plainWords(text);
    const words = wanted.split(' ').filter(Boolean);
    const found = new Map<number, number>();
    if (words.length === 0) return found;
    plain.forEach((name, n) => {
      if (name === wanted) found.set(n, RANKS.same);
      else if (name.startsWith(wanted)) found.set(n, RANKS.start);
      else if (words.every((word) => ` ${name}`.includes(` ${word}`))) found.set(n, RANKS.words);
    });
    return found;
  };
}
