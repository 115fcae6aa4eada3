const LENGTH = 150;
const BEFORE = 50;

/**
 * The part of a text in which it answers a query, as HTML: the words found stand in `<mark>`, all else is escaped.
 * Null where the text holds none of them.
 * @param terms words and phrases in lower case; a word is found at the start of words
 */
export function snippetOf(text: string, terms: readonly string[]): string | null {
  const pattern = patternOf(terms);
  if (pattern === null) return null;
  const first = pattern.exec(text)?.index;
  if (first === undefined) return null;
  const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE);
  const end = start + LENGTH >= text.length ? text.length : wordEnd(text, start + LENGTH);
  const part = text.slice(start, end).replace(/\s+/g, ' ');
  return `${start > 0 ? '… ' : ''}${markWords(part, terms)}${end < text.length ? ' …' : ''}`;
}

/** The text as HTML with the words found in `<mark>`. */
export function markWords(text: string, terms: readonly string[]): string {
  const pattern = patternOf(terms);
  if (pattern === null) return escapeHtml(text);
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
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})[\\p{L}]{0,3}(?![\\p{L}\\p{N}])`, 'giu');
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
