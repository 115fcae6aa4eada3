/** Words that follow one another, in lower case: only letters and digits. */
export type Term = readonly string[];

/** From where up to, not including, where a text has a term. */
export type Match = { start: number; end: number };

/** Letters that the last word of a term may have further: its endings. */
const ENDING = 3;

/*
 * Terms are looked for by hand: a regular expression made for each query takes longer to compile than the search takes.
 */

/**
 * The first place at which a text has one of the terms, as whole words but for an ending of the last; where it has several
 * there, the earlier of the terms.
 * @param text in lower case
 */
export function firstMatch(text: string, terms: readonly Term[], from: number): Match | null {
  let best: Match | null = null;
  for (const term of terms) best = matchBefore(text, term, from, best) ?? best;
  return best;
}

function matchBefore(text: string, term: Term, from: number, other: Match | null): Match | null {
  const [first = ''] = term;
  // What begins at or after the other is of no use: the text need not be read to its end.
  const part = other === null ? text : text.slice(0, other.start + first.length - 1);
  for (let start = part.indexOf(first, from); start >= 0; start = part.indexOf(first, start + 1)) {
    if (start > 0 && classAt(text, start - 1) !== OTHER) continue;
    const end = endOf(text, term, start);
    if (end !== null) return { start, end };
  }
  return null;
}

/** Where the term ends that begins at the place; null where another text stands there. */
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
  for (let i = 0; i < ENDING && classAt(text, end) === LETTER; i++) end++;
  return classAt(text, end) === OTHER ? end : null;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code)));

/** What stands at the place; beyond the text's end nothing does. Of what needs two units, each is taken for other. */
function classAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return ASCII[code] ?? classOf(text.charAt(place));
}

function classOf(letter: string): number {
  if (/^\p{L}/u.test(letter)) return LETTER;
  return /^\p{N}/u.test(letter) ? DIGIT : OTHER;
}
