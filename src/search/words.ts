/** Names number the spells of a series in Roman numerals. */
export const ROMAN_NUMERALS: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** Stop words: too common to distinguish names. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'of', 'the', 'in', 'to', 'for', 'with', 'on']);

/**
 * Splits a text into words: letters, digits and inner apostrophes, such as `melf's`.
 * @param folded in lower case without accents
 */
export function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whether a word says something about a name, in contrast to `of` or `with`. */
export const isDistinctive = (word: string): boolean => !STOP_WORDS.has(word);

/** The words of a name or of a query for one, without stop words; where there are only stop words, all of them. */
export function distinctiveWords(folded: string): string[] {
  const words = wordsIn(folded);
  const distinctive = words.filter((word) => isDistinctive(stemOf(word)));
  return distinctive.length > 0 ? distinctive : words;
}

/** The stems by which a name is indexed. */
export const nameWords = (folded: string): string[] => distinctiveWords(folded).map(stemOf);

/** Each pair of adjacent words as one word: `flame tongue` gives `flametongue`. */
export function joinedWords(words: readonly string[]): string[] {
  return words.slice(1).map((word, i) => `${words[i]}${word}`);
}

/** A light stemmer: removes apostrophes and the endings of plural and possessive. */
export function stemOf(word: string): string {
  const plain = word.replace(/'s?$/, '').replaceAll("'", '');
  if (plain.length < 4) return plain;
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2);
  if (/[^us]s$/.test(plain)) return plain.slice(0, -1);
  return plain;
}

/** The prefix that all forms of a word share. Search terms in a text are highlighted by it. */
export function commonPrefix(word: string): string {
  const stem = stemOf(word);
  return stem.length > 3 && /[^aeiou]y$/.test(stem) ? stem.slice(0, -1) : stem;
}
