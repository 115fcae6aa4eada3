/** Words too common to tell one name from another. */
const COMMON = new Set(['a', 'an', 'and', 'of', 'the', 'in', 'to', 'for', 'with', 'on']);

/** Words of letters, digits and the apostrophes within: `melf's`. */
export function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}

/** The words that a name is found by; the small ones count only where there are no others. */
export function nameWords(folded: string): string[] {
  const words = wordsIn(folded).map(stemOf);
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}

/** Neighbouring words as one: flame tongue is also flametongue. */
export function joinedWords(words: readonly string[]): string[] {
  return words.slice(1).map((word, i) => `${words[i]}${word}`);
}

/** The word without apostrophes and the endings of plural and genitive, roughly: what the forms of a word share. */
export function stemOf(word: string): string {
  const plain = word.replace(/'s?$/, '').replaceAll("'", '');
  if (plain.length < 4) return plain;
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2);
  if (/[^us]s$/.test(plain)) return plain.slice(0, -1);
  return plain;
}

/** How the word begins in all its forms: what a text is marked by. */
export function commonBeginning(word: string): string {
  const stem = stemOf(word);
  return stem.length > 3 && /[^aeiou]y$/.test(stem) ? stem.slice(0, -1) : stem;
}
