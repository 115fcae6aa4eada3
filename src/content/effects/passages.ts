/** One sentence, table cell or list item of an entry's own text. */
export type Passage = {
  /** In lower case, without markup. Names of other entries, linked or in italics, are replaced by `LINK`. */
  text: string;
  /** `summary` or the field of the rules text. */
  part: string;
  /** The bold words that open its paragraph (`stunning screech (su)`), or an empty string. */
  head: string;
};

/** The placeholder for the name of another entry, so that a spell's name is not taken for an effect of the text. */
export const LINK = '◆';

const HEAD = /^\s*\*\*(.+?)[.:]?\*\*[.:]?\s*/;
/** The end of a sentence: a full stop or similar mark, but not the full stop of an abbreviation. */
const SENTENCE_END = /(?<!\b(?:ft|lb|sq|cu|max|min|vs|hr|approx|st|no)\.)(?<=[.!?;:]["”)]?)\s+(?=["“(]?[A-Z0-9+−-])/;

/** Splits Markdown into passages. */
export function passagesOf(part: string, markdown: string | undefined): Passage[] {
  return (markdown ?? '').split(/\n+/).flatMap((line) => {
    if (/^\s*\|[\s:|-]+\|?\s*$/.test(line)) return [];
    if (line.trimStart().startsWith('|')) return line.split('|').flatMap((cell) => passages(part, cell, ''));
    const item = line.replace(/^\s*[-*]\s+/, '');
    const [prefix = '', head = ''] = HEAD.exec(item) ?? [];
    return passages(part, item.slice(prefix.length), plainText(head));
  });
}

function passages(part: string, markdown: string, head: string): Passage[] {
  const text = withoutMarkup(markdown);
  const sentences = text === '' ? [] : text.split(SENTENCE_END);
  if (sentences.length === 0) return head === '' ? [] : [{ text: '', part, head }];
  return sentences.map((sentence) => ({ text: sentence.trim().toLowerCase(), part, head }));
}

const plainText = (markdown: string) => withoutMarkup(markdown).toLowerCase();

/**
 * Removes markup. Links to the glossary and to skills keep their text; other links and text in italics become `LINK`.
 */
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
