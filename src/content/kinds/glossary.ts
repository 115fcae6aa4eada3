import type { GlossaryFilters, TermCard, Term as TermResponse } from '../../contract/glossary.ts';
import type { CompileContext } from '../compile-context.ts';
import type { GlossaryTerm } from '../render.ts';
import { GLOSSARY_CATEGORIES, type Term } from '../schema/glossary.ts';
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
      description_html: context.html(term.description, entry),
      same_category: entries
        .filter((other) => other.slug !== slug && other.value.category === term.category)
        .map((other) => ({ slug: other.slug, name: other.value.name })),
    };
    const texts = [term.summary, term.description, term.terms?.join(', ')];
    writer.addEntry(entry, { card, detail, summary: term.summary, texts });
    writer.add('glossary', [{ ...columns, category: term.category }]);
  }
  const books = entries.map(({ value }) => value.rulebook);
  writer.lookup('choices-glossary', { rulebook: choices(books, (slug) => context.name('rulebooks', slug)) });
  const filters: GlossaryFilters = {
    categories: GLOSSARY_CATEGORIES.map((slug) => ({ slug, name: context.word('glossary-categories', slug) })),
  };
  writer.lookup('glossary', filters);
}
