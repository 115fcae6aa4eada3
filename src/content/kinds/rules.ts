import type { NamedSlug } from '../../contract/entries.ts';
import type {
  RuleCard,
  Rule as RuleResponse,
  RulesContents,
  RuleTable as TableResponse,
} from '../../contract/rules.ts';
import { slugify } from '../../contract/slug.ts';
import { SPECIMEN_LINES } from '../../contract/specimens.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import { cellHtml, rulePage } from '../rule-page.ts';
import { chapterSchema, RULES_CHAPTERS, type RuleTable } from '../schema/rules.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf } from './entry-fields.ts';
import { pageParts } from './rule-parts.ts';

type Page = NumberedEntry<'rules'>;

export function compileRules(context: CompileContext, writer: Writer): void {
  const chapters = context.table('rules-chapters', chapterSchema);
  const pages = [...context.all('rules')];
  const inOrder = pages.toSorted(
    ({ value: a }, { value: b }) =>
      RULES_CHAPTERS.indexOf(a.chapter) - RULES_CHAPTERS.indexOf(b.chapter) || a.order - b.order,
  );
  const places = new Map(inOrder.map(({ slug }, place) => [slug, place]));
  const terms = termsByPage(context);
  for (const page of pages) {
    const { id, slug, value, columns } = page;
    const chapter = chapters.get(value.chapter);
    const place = places.get(slug) ?? 0;
    const card: RuleCard = {
      id,
      slug,
      name: value.name,
      chapter: value.chapter,
      chapter_name: chapter?.name ?? '',
      order: value.order,
      summary: value.summary,
      rulebook_name: context.name('rulebooks', value.rulebook),
    };
    const chapterPages = inOrder.filter((other) => other.value.chapter === value.chapter);
    const { html, sections, tables } = contentOf(page, context);
    const detail: RuleResponse = {
      ...card,
      ...detailOf(page, context),
      summary: value.summary,
      part_name: chapter?.part ?? '',
      chapter_number: RULES_CHAPTERS.indexOf(value.chapter) + 1,
      terms: value.terms ?? [],
      text_html: html,
      tables,
      specimen: specimenOf(page, context),
      tools: value.tools ?? [],
      sections,
      chapter_pages: chapterPages.map(namedSlug),
      glossary: terms.get(slug) ?? [],
      previous: namedSlugOrNull(inOrder[place - 1]),
      next: namedSlugOrNull(inOrder[place + 1]),
    };
    const texts = [value.summary, value.text.replaceAll(/^\[\[.*\]\]$/gm, ''), ...tableTexts(page)];
    writer.addEntry(page, { card, detail, summary: value.summary, texts, parts: pageParts(detail) });
    writer.add('rules', [{ ...columns, chapter: value.chapter, place }]);
  }
  addLookups(context, writer, inOrder);
}

function specimenOf({ value: { specimen } }: Page, context: CompileContext): RuleResponse['specimen'] {
  if (specimen === undefined) return null;
  const { kind, examples } = specimen;
  return {
    kind,
    examples: examples.map((slug) => context.namedSlug(kind, slug)),
    lines: Object.entries(SPECIMEN_LINES[kind]).map(([id, labels]) => ({ id, labels: [...labels] })),
  };
}

/** The text of the page as HTML, and its tables with the anchors of their rows. */
function contentOf(page: Page, context: CompileContext) {
  const { html, sections, rowIds } = rulePage(page.value, page, context.html);
  const tables = Object.entries(page.value.tables ?? {}).map(([id, table]) => tableOf(id, table, rowIds.get(id) ?? []));
  return { html, sections, tables };

  function tableOf(id: string, table: RuleTable, ids: string[]): TableResponse {
    const { name, columns, rows, note } = table;
    const groups: TableResponse['groups'] = [];
    const cells: TableResponse['rows'] = [];
    for (const row of rows)
      if (Array.isArray(row)) cells.push(row.map((cell) => (typeof cell === 'string' ? cellHtml(cell) : cell)));
      else groups.push({ name: row, from: cells.length });
    return {
      id,
      name,
      columns,
      rows: cells,
      row_ids: ids,
      groups,
      note_html: context.html(note, page),
      filters: tableFilters(table, groups),
    };
  }
}

/** The values of each filter of the table, in the order in which they first appear. */
function tableFilters({ columns, rows, filters = {} }: RuleTable, groups: TableResponse['groups']) {
  const cells = rows.filter((row) => Array.isArray(row));
  return Object.entries(filters).map(([parameter, name]) => {
    const column = name === 'groups' ? null : columns.indexOf(name);
    const valueIn = (row: number) =>
      column === null
        ? withoutAction(groups.findLast(({ from }) => from <= row)?.name ?? '')
        : plainText(String(cells[row]?.[column] ?? '')).split(',', 1)[0];
    const byValue = Map.groupBy(cells.keys(), (row) => valueIn(row) ?? '');
    const values = [...byValue].map(([value, found]) => ({ slug: slugify(value), name: value, rows: found }));
    return { parameter, column, values: values.filter(({ slug }) => slug !== '') };
  });
}

/** `Standard action` → `Standard`, `No action` → `None`. */
const withoutAction = (group: string) => group.replace(/^(?:no|not an) action$/i, 'None').replace(/ actions?$/, '');

function addLookups(context: CompileContext, writer: Writer, inOrder: readonly Page[]): void {
  const chapters = [...context.table('rules-chapters', chapterSchema)];
  const pagesOf = (chapter: string) =>
    inOrder
      .filter(({ value }) => value.chapter === chapter)
      .map((page) => ({
        ...namedSlug(page),
        terms: page.value.terms ?? [],
        tables: Object.entries(page.value.tables ?? {}).map(([id, { name }]) => ({ id, name })),
      }));
  const numbered = chapters.map(([slug, { name, part, summary }], index) => ({
    part,
    chapter: { slug, name, number: index + 1, summary, pages: pagesOf(slug) },
  }));
  const contents: RulesContents = {
    parts: [...Map.groupBy(numbered, ({ part }) => part)].map(([name, group]) => ({
      name,
      chapters: group.map(({ chapter }) => chapter),
    })),
  };
  writer.lookup('rules-contents', contents);
  const books = inOrder.map(({ value }) => value.rulebook);
  writer.lookup('choices-rules', {
    chapter: chapters.map(([slug, { name }]) => ({ slug, name })),
    rulebook: choices(books, (slug) => context.name('rulebooks', slug)),
  });
}

/** The glossary terms whose whole rule each page has, by the page's slug. */
function termsByPage(context: CompileContext): Map<string, RuleResponse['glossary']> {
  const terms = context.all('glossary').flatMap((term) => {
    const [page, id = null] = term.value.rule?.split('#') ?? [];
    return page === undefined ? [] : [{ page, term: { ...namedSlug(term), id } }];
  });
  return new Map(
    [...Map.groupBy(terms, ({ page }) => page)].map(([page, group]) => [page, group.map(({ term }) => term)]),
  );
}

/** The texts of the tables for the search. */
function tableTexts({ value }: Page): string[] {
  return Object.values(value.tables ?? {}).flatMap(({ name, columns, rows, note }) => [
    name,
    columns.join(' '),
    ...rows.map((row) => (Array.isArray(row) ? row.filter((cell) => cell !== null).join(' ') : row)),
    note ?? '',
  ]);
}

const namedSlug = ({ slug, value }: { slug: string; value: { name: string } }): NamedSlug => ({
  slug,
  name: value.name,
});
const namedSlugOrNull = (page: Page | undefined): NamedSlug | null => (page === undefined ? null : namedSlug(page));
