/** How text is written: without mark-up, or as Markdown with links to the site. */
export type TextForm = {
  /** The character before a character that would be mark-up. */
  escape: (text: string) => string;
  strong: string;
  emphasis: string;
  /** A link of the text to a path of the site; the text alone where links are left out. */
  link: (text: string, path: string) => string;
  heading: (text: string) => string;
  bullet: string;
  table: (rows: readonly (readonly string[])[], hasHead: boolean) => string;
};

export const PLAIN: TextForm = {
  escape: (text) => text,
  strong: '',
  emphasis: '',
  link: (text) => text,
  heading: (text) => text,
  bullet: '• ',
  table: (rows) => rows.map((cells) => cells.join(' | ')).join('\n'),
};

/** Markdown (CommonMark, with the tables of GitHub). Links lead to `origin`. */
export const markdownTo = (origin: string): TextForm => ({
  escape: (text) => text.replace(/[\\`*_[\]<>|]/g, '\\$&'),
  strong: '**',
  emphasis: '*',
  link: (text, path) => `[${text}](${origin}${path})`,
  heading: (text) => `#### ${text}`,
  bullet: '- ',
  table: (rows, hasHead) => {
    const columns = Math.max(...rows.map(({ length }) => length));
    const lineOf = (cells: readonly string[]) =>
      `| ${Array.from({ length: columns }, (_, i) => cells[i] ?? '').join(' | ')} |`;
    const [head = [], ...others] = hasHead ? rows : [[], ...rows];
    return [lineOf(head), `|${' --- |'.repeat(columns)}`, ...others.map(lineOf)].join('\n');
  },
});

type Block = { text: string; item: boolean };
type Table = { rows: string[][]; hasHead: boolean };

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decoded = (text: string) =>
  text.replace(/&(?:#39|(\w+));/g, (entity, name?: string) => (name === undefined ? '’' : (ENTITIES[name] ?? entity)));

/**
 * Rules text in another form: the HTML that content is compiled to (`content/render.ts`), or the tables and lists that the
 * compiler writes. Paragraphs are separated by an empty line, the points of a list by a line break. The explanations of glossary
 * terms are left out.
 */
export function richText(html: string, form: TextForm): string {
  const writer = new Writer(form);
  for (const [, closing, tag, attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) writer.text(decoded(text));
    else if (closing) writer.close(tag ?? '');
    else writer.open(tag ?? '', attributes);
  }
  writer.endBlock();
  return writer.blocks
    .map(({ text, item }, i) => (i === 0 ? '' : item && writer.blocks[i - 1]?.item ? '\n' : '\n\n') + text)
    .join('');
}

class Writer {
  readonly blocks: Block[] = [];
  private line = '';
  /** The marks of the lists around the position, the innermost last. */
  private readonly lists: string[] = [];
  private isItem = false;
  private table: Table | null = null;
  /** Where the text of the link around the position begins, and its path. */
  private link: { start: number; path: string } | null = null;

  private readonly form: TextForm;

  constructor(form: TextForm) {
    this.form = form;
  }

  text(text: string): void {
    const spaced = text.replace(/\s+/g, ' ');
    this.line += this.form.escape(this.line === '' || this.line.endsWith('\n') ? spaced.trimStart() : spaced);
  }

  open(tag: string, attributes: string): void {
    if (tag === 'strong' || tag === 'em') this.mark(tag);
    if (tag === 'br') this.line += this.table ? '; ' : '\n';
    if (tag === 'dt') this.line += this.form.strong;
    if (tag === 'a') {
      const [, path = ''] = / href="(\/[^"]*)"/.exec(attributes) ?? [];
      this.link = attributes.includes('class="term"') || path === '' ? null : { start: this.line.length, path };
    }
    if (tag === 'ul' || tag === 'ol') {
      this.endBlock();
      this.lists.push(tag === 'ul' ? this.form.bullet : '');
    }
    if (tag === 'li') {
      this.endBlock();
      this.isItem = true;
      this.line = '  '.repeat(this.lists.length - 1) + (this.lists.at(-1) ?? '');
    }
    if (tag === 'table') {
      this.endBlock();
      this.table = { rows: [], hasHead: false };
    }
    if (tag === 'tr') this.table?.rows.push([]);
    if (tag === 'thead' && this.table) this.table.hasHead = true;
  }

  close(tag: string): void {
    if (tag === 'strong' || tag === 'em') this.mark(tag);
    if (tag === 'a') this.endLink();
    if (tag === 'dt') this.line += `.${this.form.strong} `;
    if (tag === 'p' || tag === 'li' || tag === 'dd') this.endBlock();
    if (tag === 'ul' || tag === 'ol') this.lists.pop();
    if (/^h\d$/.test(tag)) this.endBlock(this.form.heading);
    if (tag === 'caption') this.endBlock((text) => this.form.strong + text + this.form.strong);
    if (tag === 'th' || tag === 'td') {
      this.table?.rows.at(-1)?.push(this.line.trim());
      this.line = '';
    }
    if (tag === 'table') this.endTable();
  }

  /** Ends the paragraph, point or heading that has begun, if it has text. */
  endBlock(shape: (text: string) => string = (text) => text): void {
    const text = this.line.trimEnd();
    this.line = '';
    if (this.table && this.table.rows.length > 0) {
      // A paragraph within a cell.
      this.line = text;
      return;
    }
    if (text.trim() !== '') this.blocks.push({ text: shape(text), item: this.isItem });
    this.isItem = this.lists.length > 0 && this.isItem && text.trim() === '';
  }

  private mark(tag: string): void {
    this.line += tag === 'strong' ? this.form.strong : this.form.emphasis;
  }

  private endLink(): void {
    if (this.link) {
      const { start, path } = this.link;
      this.line = this.line.slice(0, start) + this.form.link(this.line.slice(start), path);
    }
    this.link = null;
  }

  private endTable(): void {
    if (!this.table) return;
    const { rows, hasHead } = this.table;
    this.table = null;
    if (rows.length > 0) this.blocks.push({ text: this.form.table(rows, hasHead), item: false });
  }
}
