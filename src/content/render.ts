import MarkdownIt from 'markdown-it';
import { isKindName } from '../contract/kinds.ts';

/** A word that the glossary explains wherever it first stands in a text. */
export type GlossaryTerm = { slug: string; words: readonly string[]; summary: string };

export type Renderer = (markdown: string, self: { kind: string; slug: string }) => string;

/**
 * Makes the renderer of rules text. Mark-up in the source is shown as text, so nothing but Markdown's own elements
 * comes out; links `kind/slug` become addresses of this site; the first mention of each glossary term is explained.
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
  return (source, self) => {
    const seen = new Set(self.kind === 'glossary' ? [self.slug] : []);
    return markdown.render(source, { seen } satisfies Environment).trim();
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

type Environment = { seen: Set<string> };

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
  `<a class="term" href="/glossary/${slug}" data-tip="${escapeAttribute(summary)}">`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
