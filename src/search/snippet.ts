const LENGTH = 150;
const BEFORE = 50;
const ENDING = 3;

/** Shows where a text answers a query, as HTML: the words found stand in `<mark>`, all else is escaped. */
export type Marker = {
  /** The whole text. */
  mark: (text: string) => string;
  /** The part of a long text around the first word found; null where it holds none. */
  snippet: (text: string) => string | null;
};

/** @param terms words and phrases in lower case; a word is found at the start of words */
export function createMarker(terms: readonly string[]): Marker {
  const pattern = patternOf(terms);
  const mark = (text: string) => (pattern === null ? escapeHtml(text) : marked(text, pattern));
  const snippet = (text: string) => {
    const first = pattern === null ? -1 : text.search(pattern);
    if (first < 0) return null;
    const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE);
    const end = start + LENGTH >= text.length ? text.length : wordEnd(text, start + LENGTH);
    const part = text.slice(start, end).replace(/\s+/g, ' ');
    return `${start > 0 ? '… ' : ''}${mark(part)}${end < text.length ? ' …' : ''}`;
  };
  return { mark, snippet };
}

function marked(text: string, pattern: RegExp): string {
  let html = '';
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    html += `${escapeHtml(text.slice(done, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
    done = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(done));
}

function patternOf(terms: readonly string[]): RegExp | null {
  const known = terms.filter((term) => term !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return null;
  const words = known.map((term) => term.replace(/[^\p{L}\p{N}' ]/gu, '').replace(/[' ]+/g, '[^\\p{L}\\p{N}]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})[\\p{L}]{0,${ENDING}}(?![\\p{L}\\p{N}])`, 'giu');
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
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
