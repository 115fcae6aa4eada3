import MarkdownIt, { type Token } from 'markdown-it';
import { isKindName } from '../contract/kinds.ts';
import { slugify } from '../contract/slug.ts';
import { isFigure } from '../rules/figure-text.ts';
import { escapeHtml } from './html.ts';

/** A glossary term whose first mention in each text is explained. `words`: its forms, in lower case. */
export type GlossaryTerm = { slug: string; words: readonly string[]; summary: string };

/**
 * Renders Markdown as HTML. `self` is the entry of the text; its ids are unique among all texts of the same object. Given
 * `ids`, sections have plain ids, unlike those in the set, which grows by them.
 */
export type Renderer = (markdown: string, self: { kind: string; slug: string }, ids?: Set<string>) => string;

/** A first cell of so many characters or fewer, such as `Type II`, is a name that stays on one line. */
const SHORT_NAME = 12;

/**
 * Creates the renderer of rules text. HTML in the source is escaped, so the output has only the elements of Markdown.
 * Links `kind/slug` become paths of this site; a monster after its template (`celestial lion`) leads to the creature that the
 * template makes of it. The first mention of each glossary term gets an explanation. Headings,
 * and paragraphs that begin with bold words, get ids that are unique within the entry.
 */
export function createRenderer(terms: readonly GlossaryTerm[]): Renderer {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });
  const explain = termExplainer(terms);
  const bySlug = new Map(terms.map((term) => [term.slug, term]));
  markdown.renderer.rules.link_open = (tokens, index, _options, env) => {
    const [kind = '', slug = ''] = String(tokens[index]?.attrGet('href') ?? '').split('/');
    const term = kind === 'glossary' ? bySlug.get(slug) : undefined;
    if (term) {
      (env as Environment).explained.add(slug);
      return openTerm(term);
    }
    if (!isKindName(kind)) return '<a>';
    const template = kind === 'monsters' ? templateBefore(tokens, index) : null;
    const made = template === null ? '' : `?template=${template}`;
    return `<a href="/${kind}/${slug}${made}" data-kind="${kind}"${made && ' rel="nofollow"'}>`;
  };
  markdown.renderer.rules.table_open = () => '<div class="scroll"><table class="book-table">';
  markdown.renderer.rules.table_close = () => '</table></div>';
  // An empty header cell labels nothing, so it becomes a data cell.
  markdown.renderer.rules.th_open = (tokens, index, options, _env, self) =>
    tokens[index + 1]?.content === '' ? '<td>' : self.renderToken(tokens, index, options);
  markdown.renderer.rules.th_close = (tokens, index) => (tokens[index - 1]?.content === '' ? '</td>' : '</th>');
  markdown.renderer.rules.td_open = (tokens, index, options, _env, self) => {
    const isFirst = tokens[index - 1]?.type === 'tr_open';
    const { content = '' } = tokens[index + 1] ?? {};
    if ((isFirst && content.length <= SHORT_NAME) || isFigure(content)) tokens[index]?.attrJoin('class', 'short');
    return self.renderToken(tokens, index, options);
  };
  // The numbers are part of the text, so that they remain when a program extracts the text from the HTML.
  markdown.renderer.rules.ordered_list_open = () => '<ol role="list">\n';
  markdown.renderer.rules.list_item_open = (tokens, index) => {
    const number = tokens[index]?.info;
    return number ? `<li><span class="number">${number}.</span> ` : '<li>';
  };
  markdown.renderer.rules.text = (tokens, index, _options, env) => {
    const text = markdown.utils.escapeHtml(tokens[index]?.content ?? '');
    return insideLink(tokens, index) ? text : explain(text, env as Environment);
  };
  markdown.core.ruler.push('ids', ({ tokens, env }) => addIds(tokens, env as Environment));
  const idsOf = new WeakMap<object, Set<string>>();
  return (source, self, ownIds) => {
    const explained = new Set(self.kind === 'glossary' ? [self.slug] : []);
    const ids = ownIds ?? idsOf.get(self) ?? new Set();
    if (ownIds === undefined) idsOf.set(self, ids);
    const prefix = ownIds === undefined ? 'text-' : '';
    return markdown.render(source, { explained, ids, prefix } satisfies Environment).trim();
  };
}

/** The template that a link right before this one names; null where there is none. */
function templateBefore(tokens: readonly Token[], index: number): string | null {
  if (tokens[index - 1]?.content !== ' ' || tokens[index - 2]?.type !== 'link_close') return null;
  const [kind, slug] = String(tokens[index - 4]?.attrGet('href') ?? '').split('/');
  return kind === 'templates' && slug ? slug : null;
}

/** The text of Markdown without mark-up, on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s*(?:[-*]\s+|\|[\s:|-]+\|\s*$)/gm, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type Environment = {
  /** Slugs of the glossary terms that the text has explained already. */
  explained: Set<string>;
  /** The ids that the entry's texts use already. */
  ids: Set<string>;
  /** What the ids begin with: `text-`, unlike the ids of the page's own sections, where those are not known. */
  prefix: string;
};

/** Adds ids to the sections of a text. */
function addIds(tokens: readonly Token[], { ids, prefix }: Pick<Environment, 'ids' | 'prefix'>): void {
  tokens.forEach((token, index) => {
    const name = sectionName(token, tokens[index + 1]?.children ?? []);
    const slug = name && slugify(name);
    if (!slug) return;
    let id = prefix + slug;
    for (let count = 2; ids.has(id); count++) id = `${prefix}${slug}-${count}`;
    ids.add(id);
    token.attrSet('id', id);
  });
}

/** The text of a heading, or the bold words at the beginning of a top-level paragraph; null for other tokens. */
function sectionName({ type, level }: Token, words: readonly Token[]): string | null {
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
  return (html, { explained }) =>
    html.replace(pattern, (word) => {
      const term = byWord.get(word.toLowerCase());
      if (term === undefined || explained.has(term.slug)) return word;
      explained.add(term.slug);
      return `${openTerm(term)}${word}</a>`;
    });
}

const openTerm = ({ slug, summary }: GlossaryTerm) =>
  `<a class="term" href="/glossary/${slug}" data-tip="${escapeHtml(summary)}">`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
