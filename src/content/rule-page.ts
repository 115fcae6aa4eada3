import { slugify } from '../contract/slug.ts';
import { createRenderer, plainText } from './render.ts';
import type { Rule, RuleTable } from './schema/rules.ts';

/** Ids that every page has of its own, which no section, table or row of a page of the rules may take. */
const RESERVED = ['main', 'find', 'menu', 'chapter', 'terms', 'named-by'];

const PLACEHOLDER = /<p>\[\[([^\]]*)\]\]<\/p>/g;

/** A page's text as HTML, and the ids that links to its parts can name. */
export type RulePage = {
  /** The place of each table is an empty `<figure data-table="id">`. */
  html: string;
  /** The ids of the tables in the order of the text. */
  placed: string[];
  /** Sections of the text: headings, and bold words that begin a paragraph. */
  sections: { id: string; name: string }[];
  /** The ids of the rows of each table, by the table's id. Heads of groups have none. */
  rowIds: Map<string, string[]>;
  /** Every id of the page. */
  ids: ReadonlySet<string>;
};

const plain = createRenderer([]);

/** Renders the text of a page and gives ids to its sections, tables and rows. */
export function rulePage<Self extends { kind: string; slug: string }>(
  rule: Rule,
  self: Self,
  render: (markdown: string, self: Self, ids: Set<string>) => string = plain,
): RulePage {
  const tables = Object.entries(rule.tables ?? {});
  const ids = new Set([...RESERVED, ...tables.map(([id]) => id)]);
  const placed: string[] = [];
  const html = render(rule.text, self, ids).replace(PLACEHOLDER, (_, id: string) => {
    placed.push(id);
    return `<figure data-table="${id}"></figure>`;
  });
  const sections = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', name = '']) => ({
    id,
    name: name.replace(/<[^>]*>/g, ''),
  }));
  const rowIds = new Map(tables.map(([id, table]) => [id, idsOfRows(id, table, ids)]));
  for (const id of RESERVED) ids.delete(id);
  return { html, placed, sections, rowIds, ids };
}

/** The id of each row: the slug of its first cell, after the id of its table for numbers and for ids that the page has already. */
function idsOfRows(tableId: string, { rows }: RuleTable, ids: Set<string>): string[] {
  return rows.flatMap((row, index) => {
    if (!Array.isArray(row)) return [];
    const name = slugify(plainText(String(row[0] ?? ''))) || String(index + 1);
    let id = ids.has(name) || /^[\d-]+$/.test(name) ? `${tableId}-${name}` : name;
    for (let count = 2; ids.has(id); count++) id = `${tableId}-${name}-${count}`;
    ids.add(id);
    return [id];
  });
}

/** The Markdown of a cell as HTML without paragraphs. Terms are not explained in it. */
export function cellHtml(markdown: string): string {
  return plain(markdown, { kind: 'rules', slug: '' }, new Set()).replace(/^<p[^>]*>(.*)<\/p>$/s, '$1');
}
