/** One sentence, table cell or list item of an entry's own text. */
export type Passage = {
  /** In lower case, without mark-up; the name of another entry that is linked or in italics is `LINK`. */
  text: string;
  /** `summary` or the field of the rules text. */
  part: string;
  /** The bold words that open its paragraph (`stunning screech (su)`), or an empty string. */
  head: string;
};

/** Stands in passages for the name of another entry, so that a spell's name is never read as what the text does. */
export const LINK = '◆';

const HEAD = /^\s*\*\*(.+?)[.:]?\*\*[.:]?\s*/;
/** A full stop, or what does its work, but for that of an abbreviation. */
const SENTENCE_END = /(?<!\b(?:ft|lb|sq|cu|max|min|vs|hr|approx|st|no)\.)(?<=[.!?;:]["”)]?)\s+(?=["“(]?[A-Z0-9+−-])/;

/** Takes Markdown apart into passages. */
export function passagesOf(part: string, markdown: string | undefined): Passage[] {
  return (markdown ?? '').split(/\n+/).flatMap((line) => {
    if (/^\s*\|[\s:|-]+\|?\s*$/.test(line)) return [];
    if (line.trimStart().startsWith('|')) return line.split('|').flatMap((cell) => passages(part, cell, ''));
    const item = line.replace(/^\s*[-*]\s+/, '');
    const [whole = '', head = ''] = HEAD.exec(item) ?? [];
    return passages(part, item.slice(whole.length), plain(head));
  });
}

function passages(part: string, markdown: string, head: string): Passage[] {
  const text = withoutMarkup(markdown);
  const sentences = text === '' ? [] : text.split(SENTENCE_END);
  if (sentences.length === 0) return head === '' ? [] : [{ text: '', part, head }];
  return sentences.map((sentence) => ({ text: sentence.trim().toLowerCase(), part, head }));
}

const plain = (markdown: string) => withoutMarkup(markdown).toLowerCase();

/** Links to the glossary and to skills are words of the sentence; other links, and what stands in italics, are names. */
function withoutMarkup(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\(([a-z-]+)\/[^)]*\)/g, (_, text: string, kind: string) =>
      kind === 'glossary' || kind === 'skills' || kind === 'monsters' || kind === 'races' ? text : LINK,
    )
    .replace(/(?<!\*)\*(?!\*)[^*]+\*(?!\*)/g, LINK)
    .replace(/[*_`#>]|\\(?=.)/g, '')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
