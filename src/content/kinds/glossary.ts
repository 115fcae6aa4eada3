import type { GlossaryFilters, RulePlace, TermCard, Term as TermResponse } from '../../contract/glossary.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { GlossaryTerm } from '../render.ts';
import { cellHtml, rulePage } from '../rule-page.ts';
import { GLOSSARY_CATEGORIES, type Term } from '../schema/glossary.ts';
import { chapterSchema, RULES_CHAPTERS, type Rule } from '../schema/rules.ts';
import type { Entry } from '../source-file.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { effectsOfTerms } from './effects.ts';
import { detailOf } from './entry-fields.ts';

/** The terms that the renderer explains in every rules text. */
export function glossaryTerms(entries: readonly Entry[]): GlossaryTerm[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'glossary') return [];
    const { terms, summary } = entry.value as Term;
    return [{ slug: entry.slug, words: terms ?? [], summary }];
  });
}

export function compileGlossary(context: CompileContext, writer: Writer): void {
  const entries = context.all('glossary');
  const effects = effectsOfTerms(context);
  for (const entry of entries) {
    const { id, slug, value: term, columns } = entry;
    const card: TermCard = {
      id,
      slug,
      name: term.name,
      category_name: context.word('glossary-categories', term.category),
      category_slug: term.category,
      summary: term.summary,
      rulebook_name: context.name('rulebooks', term.rulebook),
    };
    const detail: TermResponse = {
      ...card,
      ...detailOf(entry, context),
      summary: term.summary,
      terms: term.terms ?? [],
      effects: effects.get(slug) ?? [],
      rule: rulePlace(entry, context),
      ...factsOf(term),
      description_html: context.html(term.description, entry),
      same_category: entries
        .filter((other) => other.slug !== slug && other.value.category === term.category)
        .map((other) => ({ slug: other.slug, name: other.value.name })),
    };
    const texts = [term.summary, term.description, term.terms?.join(', '), ...factTexts(term)];
    writer.addEntry(entry, { card, detail, summary: term.summary, texts });
    writer.add('glossary', [{ ...columns, category: term.category }]);
  }
  const books = entries.map(({ value }) => value.rulebook);
  writer.lookup('choices-glossary', { rulebook: choices(books, (slug) => context.name('rulebooks', slug)) });
  const used = new Set(entries.map(({ value }) => value.category));
  const filters: GlossaryFilters = {
    categories: GLOSSARY_CATEGORIES.filter((slug) => used.has(slug)).map((slug) => ({
      slug,
      name: context.word('glossary-categories', slug),
    })),
  };
  writer.lookup('glossary', filters);
}

/** The typed facts of a term; null or empty where it has none. */
function factsOf({ action, creature_type, disease, tags, facts }: Term) {
  return {
    action: action ? { ...action, note: action.note ?? null } : null,
    creature_type: creature_type
      ? { ...creature_type, saves_note: creature_type.saves_note ?? null, traits: labelled(creature_type.traits) }
      : null,
    disease: disease ?? null,
    tags: tags ?? [],
    facts: labelled(facts),
  };
}

/** Names and their texts as HTML. */
const labelled = (texts: Readonly<Record<string, string | number>> = {}) =>
  Object.entries(texts).map(([label, text]) => ({ label, html: cellHtml(String(text)) }));

/** The facts of a term as texts for the search. */
const factTexts = ({ creature_type, facts }: Term): string[] =>
  Object.entries({ ...creature_type?.traits, ...facts }).map(([label, text]) => `${label}: ${text}`);

/** Where the whole rule of a term stands; null for terms that are a rule of their own. */
function rulePlace({ value: { rule } }: NumberedEntry<'glossary'>, context: CompileContext): RulePlace | null {
  const [slug = '', id = null] = rule?.split('#') ?? [];
  const page = context.get('rules', slug);
  if (page === undefined) return null;
  const chapter = context.table('rules-chapters', chapterSchema).get(page.chapter);
  return {
    slug,
    name: page.name,
    chapter_name: chapter?.name ?? '',
    chapter_number: RULES_CHAPTERS.indexOf(page.chapter) + 1,
    id,
    row: id === null ? null : rowAt(page, slug, id),
  };
}

/** The cells of the row with this id, by the names of their columns; null where it is no row. */
function rowAt(page: Rule, slug: string, id: string): RulePlace['row'] {
  for (const [tableId, ids] of rulePage(page, { kind: 'rules', slug }).rowIds) {
    const index = ids.indexOf(id);
    const table = page.tables?.[tableId];
    if (index < 0 || table === undefined) continue;
    const cells = table.rows.filter((row) => Array.isArray(row))[index] ?? [];
    return cells.map((cell, n) => ({
      label: table.columns[n] ?? '',
      html: cell === null ? '' : cellHtml(String(cell)),
    }));
  }
  return null;
}
