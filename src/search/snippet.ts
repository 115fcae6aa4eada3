import { firstMatch, type Term } from './term-match.ts';
import { isDistinctive } from './words.ts';

/** Characters of a snippet, and those of them before the first match. */
const LENGTH = 150;
const BEFORE = 50;

/** Highlights the matches of a query in a text, as HTML: matches are in `<mark>`, all text is escaped. */
export type Marker = {
  /** The whole text. */
  mark: (text: string) => string;
  /** The part of a long text around its first match; null where it has none. */
  snippet: (body: Body) => string | null;
};

/** Reads the first bytes of a long text: most of them match early, so that the rest need not be decoded. */
export type Body = (bytes: number) => { text: string; isWhole: boolean };

/** The bytes that are read of a text first, and how many times more where they have no match. */
const FIRST_BYTES = 512;
const GROWTH = 4;

/** @param terms words and phrases in lower case; a word also matches as a prefix with a short ending, "a" and the like not at all */
export function createMarker(terms: readonly string[]): Marker {
  const all = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const telling = all.filter(([word = '', ...more]) => more.length > 0 || isDistinctive(word));
  const known = telling.length > 0 ? telling : all;
  const mark = (text: string) => marked(text, known);
  const snippet = (body: Body) => {
    const { text, isWhole, first } = firstPart(body, known);
    if (first === null) return null;
    const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE);
    const end = isWhole && start + LENGTH >= text.length ? text.length : wordEnd(text, start + LENGTH);
    const part = text.slice(start, end).replace(/\s+/g, ' ');
    return `${start > 0 ? '… ' : ''}${mark(part)}${!isWhole || end < text.length ? ' …' : ''}`;
  };
  return { mark, snippet };
}

/** The start of a text up to its first match and the characters of a snippet after it; the whole text where it has no match. */
function firstPart(body: Body, terms: readonly Term[]): { text: string; isWhole: boolean; first: number | null } {
  for (let bytes = FIRST_BYTES; ; bytes *= GROWTH) {
    const { text, isWhole } = body(bytes);
    const first = firstMatch(lower(text), terms, 0)?.start ?? null;
    if (isWhole || (first !== null && first + LENGTH < text.length)) return { text, isWhole, first };
  }
}

function marked(text: string, terms: readonly Term[]): string {
  const small = lower(text);
  let html = '';
  let done = 0;
  for (let match = firstMatch(small, terms, 0); match; match = firstMatch(small, terms, done)) {
    html += `${escapeHtml(text.slice(done, match.start))}<mark>${escapeHtml(text.slice(match.start, match.end))}</mark>`;
    done = match.end;
  }
  return html + escapeHtml(text.slice(done));
}

/** The text in lower case, where that keeps the position of every letter; else the text itself. */
function lower(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

function wordStart(text: string, from: number): number {
  const blank = text.indexOf(' ', from);
  return blank < 0 || blank > from + BEFORE ? from : blank + 1;
}

function wordEnd(text: string, to: number): number {
  const blank = text.lastIndexOf(' ', to);
  return blank < 0 ? to : blank;
}

function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text;
}
