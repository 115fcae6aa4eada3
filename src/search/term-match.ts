/** Consecutive words in lower case, of letters and digits alone. */
export type Term = readonly string[];

/** The range of a match in a text: `start` inclusive, `end` exclusive. */
export type Match = { start: number; end: number };

/** The maximum length of an ending after the last word of a term, in letters. */
const MAX_ENDING = 3;

/*
 * A regular expression for each query would take longer to compile than the complete search takes.
 */

/**
 * Finds the first match of any of the terms: whole words, the last of which may have a short ending. Where several terms
 * match at the same position, the earlier term wins.
 * @param text in lower case
 */
export function firstMatch(text: string, terms: readonly Term[], from: number): Match | null {
  let best: Match | null = null;
  for (const term of terms) best = matchBefore(text, term, from, best) ?? best;
  return best;
}

function matchBefore(text: string, term: Term, from: number, other: Match | null): Match | null {
  const [first = ''] = term;
  // Only a match that starts before the other one counts, so the rest of the text is not searched.
  const part = other === null ? text : text.slice(0, other.start + first.length - 1);
  for (let start = part.indexOf(first, from); start >= 0; start = part.indexOf(first, start + 1)) {
    if (start > 0 && classAt(text, start - 1) !== OTHER) continue;
    const end = endOf(text, term, start);
    if (end !== null) return { start, end };
  }
  return null;
}

/** The end of a match of the term at `start`; null where the text differs. */
function endOf(text: string, term: Term, start: number): number | null {
  let end = start;
  for (const [i, word] of term.entries()) {
    if (i > 0) {
      const gap = end;
      while (end < text.length && classAt(text, end) === OTHER) end++;
      if (end === gap) return null;
    }
    if (!text.startsWith(word, end)) return null;
    end += word.length;
  }
  for (let i = 0; i < MAX_ENDING && classAt(text, end) === LETTER; i++) end++;
  return classAt(text, end) === OTHER ? end : null;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code)));

/** The character class at a position; `OTHER` beyond the end of the text and for surrogates. */
function classAt(text: string, position: number): number {
  const code = text.charCodeAt(position);
  return ASCII[code] ?? classOf(text.charAt(position));
}

function classOf(letter: string): number {
  if (/^\p{L}/u.test(letter)) return LETTER;
  return /^\p{N}/u.test(letter) ? DIGIT : OTHER;
}
