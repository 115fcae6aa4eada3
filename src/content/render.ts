import MarkdownIt, { type Token } from 'markdown-it';
import { isKindName } from '../contract/kinds.ts';
import { slugify } from '../contract/slug.ts';
import { escapeHtml } from './html.ts';

/** A word that the glossary explains wherever it first stands in a text. */
export type GlossaryTerm = { slug: string; words: readonly string[]; summary: string };

export type Renderer = (markdown: string, self: { kind: string; slug: string }) => string;

/**
 * Makes the renderer of rules text. Mark-up in the source is shown as text, so nothing but Markdown's own elements
 * comes out; links `kind/slug` become addresses of this site; the first mention of each glossary term is explained.
 * Headings, and paragraphs that begin with a name in bold, get ids that no other text of the same entry has.
 */
export function createRenderer(terms: readonly GlossaryTerm[]): Renderer {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });
  const explain = termExplainer(terms);
  const bySlug = new Map(terms.map((term) => [term.slug, term]));
  markdown.renderer.rules.link_open = (tokens, index, _options, env) => {
    const [kind = '', slug = ''] = String(tokens[index]?.attrGet('href') ?? '').split('/');
    const term = kind === 'glossary' ? bySlug.get(slug) : undefined;
    if (term) {
      (env as Environment).seen.add(slug);
      return openTerm(term);
    }
    return isKindName(kind) ? `<a href="/${kind}/${slug}" data-kind="${kind}">` : '<a>';
  };
  markdown.renderer.rules.table_open = () => '<div class="scroll"><table class="book-table">';
  markdown.renderer.rules.table_close = () => '</table></div>';
  // A head without words heads nothing.
  markdown.renderer.rules.th_open = (tokens, index, options, _env, self) =>
    tokens[index + 1]?.content === '' ? '<td>' : self.renderToken(tokens, index, options);
  markdown.renderer.rules.th_close = (tokens, index) => (tokens[index - 1]?.content === '' ? '</td>' : '</th>');
  // The numbers stand in the text: a program that takes the text out of the HTML keeps them.
  markdown.renderer.rules.ordered_list_open = () => '<ol role="list">\n';
  markdown.renderer.rules.list_item_open = (tokens, index) => {
    const number = tokens[index]?.info;
    return number ? `<li><span class="number">${number}.</span> ` : '<li>';
  };
  markdown.renderer.rules.text = (tokens, index, _options, env) => {
    const text = markdown.utils.escapeHtml(tokens[index]?.content ?? '');
    return insideLink(tokens, index) ? text : explain(text, env as Environment);
  };
  markdown.core.ruler.push('ids', ({ tokens, env }) => addIds(tokens, (env as Environment).ids));
  const idsOf = new WeakMap<object, Set<string>>();
  return (source, self) => {
    const seen = new Set(self.kind === 'glossary' ? [self.slug] : []);
    const ids = idsOf.get(self) ?? new Set();
    idsOf.set(self, ids);
    return markdown.render(source, { seen, ids } satisfies Environment).trim();
  };
}

/** One line of Markdown without a paragraph around it, for labels and cells. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s*(?:[-*]\s+|\|[\s:|-]+\|\s*$)/gm, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type Environment = {
  /** Glossary terms that the text has explained already. */
  seen: Set<string>;
  /** The ids that the entry's texts have. */
  ids: Set<string>;
};

/** Sections of a text can be linked to. Their ids begin with `text-`: those of the page's own sections do not. */
function addIds(tokens: readonly Token[], ids: Set<string>): void {
  tokens.forEach((token, index) => {
    const name = nameOf(token, tokens[index + 1]?.children ?? []);
    const slug = name && slugify(name);
    if (!slug) return;
    let id = `text-${slug}`;
    for (let count = 2; ids.has(id); count++) id = `text-${slug}-${count}`;
    ids.add(id);
    token.attrSet('id', id);
  });
}

/** What a heading says, or the bold words with which a paragraph of the text itself begins. */
function nameOf({ type, level }: Token, words: readonly Token[]): string | null {
  const textOf = (list: readonly Token[]) => list.map(({ content }) => content).join('');
  if (type === 'heading_open') return textOf(words);
  if (type !== 'paragraph_open' || level > 0) return null;
  const opening = words.findIndex((word) => word.type !== 'text' || word.content !== '');
  if (words[opening]?.type !== 'strong_open') return null;
  return textOf(
    words.slice(
      opening,
      words.findIndex((word) => word.type === 'strong_close'),
    ),
  );
}

function insideLink(tokens: readonly { type: string }[], index: number): boolean {
  for (let i = index - 1; i >= 0; i--) {
    if (tokens[i]?.type === 'link_open') return true;
    if (tokens[i]?.type === 'link_close') return false;
  }
  return false;
}

function termExplainer(terms: readonly GlossaryTerm[]): (html: string, env: Environment) => string {
  const byWord = new Map(terms.flatMap((term) => term.words.map((word) => [word.toLowerCase(), term] as const)));
  if (byWord.size === 0) return (html) => html;
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (html, { seen }) =>
    html.replace(pattern, (word) => {
      const term = byWord.get(word.toLowerCase());
      if (term === undefined || seen.has(term.slug)) return word;
      seen.add(term.slug);
      return `${openTerm(term)}${word}</a>`;
    });
}

const openTerm = ({ slug, summary }: GlossaryTerm) =>
  `<a class="term" href="/glossary/${slug}" data-tip="${escapeHtml(summary)}">`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
