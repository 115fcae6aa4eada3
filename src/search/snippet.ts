import { firstMatch, type Term } from './term-match.ts';

/** Characters of a snippet, and those of them before the first match. */
const LENGTH = 150;
const BEFORE = 50;

/** Highlights the matches of a query in a text, as HTML: matches are in `<mark>`, all text is escaped. */
export type Marker = {
  /** The whole text. */
  mark: (text: string) => string;
  /** The part of a long text around its first match; null where it has none. */
  snippet: (text: string) => string | null;
};

/** @param terms words and phrases in lower case; a word also matches as a prefix with a short ending */
export function createMarker(terms: readonly string[]): Marker {
  const known = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const mark = (text: string) => marked(text, known);
  const snippet = (text: string) => {
    const first = firstMatch(lower(text), known, 0)?.start;
    if (first === undefined) return null;
    const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE);
    const end = start + LENGTH >= text.length ? text.length : wordEnd(text, start + LENGTH);
    const part = text.slice(start, end).replace(/\s+/g, ' ');
    return `${start > 0 ? '… ' : ''}${mark(part)}${end < text.length ? ' …' : ''}`;
  };
  return { mark, snippet };
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
