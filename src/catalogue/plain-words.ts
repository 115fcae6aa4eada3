import { fold } from '../contract/slug.ts';

/*
 * How names are compared in searches, by the site and on a device: without the marks that people leave out.
 * `search-condition.ts` does the same in SQL.
 */

/** The text in lower case without accents and apostrophes: `Melf’s` is `melfs`. */
export function withoutMarks(text: string): string {
  return fold(text).replace(/['’]/g, '');
}

/** The words of the same without other punctuation, each after one blank. */
export function plainWords(text: string): string {
  return withoutMarks(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
