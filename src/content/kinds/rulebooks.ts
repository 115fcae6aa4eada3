import { isKindName, KINDS } from '../../contract/kinds.ts';
import type { RulebookCard, Rulebook as RulebookResponse } from '../../contract/rulebooks.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { CONTENT_KINDS } from '../content-kinds.ts';
import { EDITIONS } from '../schema/rulebooks.ts';
import { type Source, sourcesOf } from '../sources.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { figuresByRulebook } from './rulebook-figures.ts';
import { rulebookFacts } from './search-facts.ts';

export function compileRulebooks(context: CompileContext, writer: Writer): void {
  const contents = contentsByRulebook(context, writer);
  const figures = figuresByRulebook(context);
  const years = yearsOf(context.all('rulebooks').map(({ value }) => yearOf(value)));
  for (const entry of context.all('rulebooks')) {
    const { id, slug, value: book, columns } = entry;
    const card: RulebookCard = {
      id,
      slug,
      name: book.name,
      abbr: book.abbr ?? null,
      description: book.summary ?? null,
      published: book.published ?? (book.year === undefined ? null : String(book.year)),
      year: yearOf(book),
      edition_name: book.edition === undefined ? null : context.word('editions', book.edition),
    };
    const detail: RulebookResponse = {
      ...card,
      official_url: book.official_url ?? null,
      ...figures(slug),
      years,
      contents: contents.get(slug) ?? [],
      content_file: entry.file,
      previous: entry.previous,
      next: entry.next,
    };
    writer.addEntry(entry, {
      card,
      detail,
      summary: card.description,
      texts: [book.summary],
      facts: rulebookFacts(book),
    });
    writer.add('rulebooks', [
      {
        ...columns,
        edition: book.edition ?? '',
        year: card.year,
        published: card.published ?? '',
        abbr: card.abbr ?? '',
      },
    ]);
  }
  const editions = context.all('rulebooks').map(({ value }) => value.edition);
  writer.lookup('choices-rulebooks', {
    edition: choices(editions, (edition) => context.word('editions', edition), EDITIONS),
  });
}

function yearOf({ year, published }: NumberedEntry<'rulebooks'>['value']): number | null {
  return year ?? (published === undefined ? null : Number(published.slice(0, 4)));
}

/** How many of the years are the same, by year. */
function yearsOf(years: readonly (number | null)[]): RulebookResponse['years'] {
  const known = years.filter((year) => year !== null);
  return [...Map.groupBy(known, (year) => year)]
    .map(([year, { length }]) => ({ year, count: length }))
    .sort((a, b) => a.year - b.year);
}

type Contents = RulebookResponse['contents'];

function contentsByRulebook(context: CompileContext, writer: Writer): Map<string, Contents> {
  const books = new Map<string, Contents>();
  for (const kind of CONTENT_KINDS.filter((name) => isKindName(name)))
    for (const entry of context.all(kind))
      for (const source of firstByRulebook(sourcesOf(entry.value))) {
        const contents = books.get(source.rulebook) ?? [];
        books.set(source.rulebook, contents);
        let part = contents.find((item) => item.kind === kind);
        if (part === undefined) {
          part = { kind, title: KINDS[kind].title, count: 0, entries: [], made: [] };
          contents.push(part);
        }
        addTo(part, entry, source, context, writer.factOf(kind, entry.slug));
      }
  return books;
}

/** Adds the entry to the contents. Generated items, hundreds in some books, are only counted by type. */
function addTo(
  part: Contents[number],
  { slug, value }: NumberedEntry,
  { rulebook, page }: Source,
  context: CompileContext,
  fact: string | null,
): void {
  part.count++;
  if (!('made_from' in value) || value.made_from === undefined) {
    const [main] = sourcesOf(value);
    const main_book =
      main === undefined || main.rulebook === rulebook
        ? null
        : { ...context.namedSlug('rulebooks', main.rulebook), page: main.page ?? null };
    part.entries.push({ slug, name: value.name, page: page ?? null, fact, main_book });
    return;
  }
  const known = part.made.find(({ type }) => type === value.type);
  if (known) known.count++;
  else part.made.push({ type: value.type, type_name: context.word('item-types', value.type), count: 1 });
}

/** The first source of each rulebook. */
function firstByRulebook(sources: readonly Source[]): Source[] {
  return sources.filter((source, i) => sources.findIndex(({ rulebook }) => rulebook === source.rulebook) === i);
}
