import type { z } from 'zod';
import type { EntryVerification, Errata, NamedSlug } from '../contract/entries.ts';
import type { KindName } from '../contract/kinds.ts';
import { fold } from '../contract/slug.ts';
import type { ListColumns } from '../database/tables/table.ts';
import type { CheckedContent } from './checked-content.ts';
import type { ContentKind } from './content-kinds.ts';
import type { Erratum } from './errata.ts';
import type { FindEffects } from './kinds/entry-effects.ts';
import type { ListedEntry } from './listed.ts';
import { loadTable, loadVocabulary } from './load.ts';
import type { Referrers } from './referrers.ts';
import { createRenderer, type GlossaryTerm, type Renderer } from './render.ts';
import type { ContentOf } from './schema/all.ts';
import type { Entry } from './source-file.ts';
import { booksOf, sourcesOf } from './sources.ts';
import type { Verification } from './verify/verify.ts';

/** Shared functions of the compilers: all entries, names by slug, rendering. */
export type CompileContext = {
  /** The content folder, for what is not an entry: pictures, word lists. */
  folder: string;
  /** The kind's entries by name; `id` is the entry's number in the catalogue. */
  all<Kind extends ContentKind>(kind: Kind): readonly NumberedEntry<Kind>[];
  get<Kind extends ContentKind>(kind: Kind, slug: string): ContentOf<Kind> | undefined;
  /** The entry's display name; the slug in words if the kind has no such entry. */
  name(kind: KindName | ContentKind, slug: string): string;
  namedSlug(kind: KindName, slug: string): NamedSlug;
  /** The display name of a value of a vocabulary. */
  word(vocabulary: string, slug: string): string;
  vocabulary(name: string): NamedSlug[];
  /** A vocabulary whose rows have more than a name. */
  table<Row>(vocabulary: string, row: z.ZodType<Row>): ReadonlyMap<string, Row>;
  /** The result of checking the entry's figures against the rules; null if the rules derive none of them. */
  verification(self: Entry): EntryVerification;
  /** Whether the spell or power brings creatures of known kinds. */
  summons(kind: 'spells' | 'powers', slug: string): boolean;
  /** The revision that the entry follows; null where it follows the first printing. */
  errata(self: Entry): Errata;
  /** Renders rules text as HTML; null for no text. `ids`: see `Renderer`. */
  html(markdown: string, self: Entry, ids?: Set<string>): string;
  html(markdown: string | undefined, self: Entry, ids?: Set<string>): string | null;
  /** Finds the entry's effects: the tags that it can be searched by. */
  effects: FindEffects;
  /** Finds the entries that refer to an entry in their facts. */
  referrers: Referrers;
  /** The entries that are known by name, book and page only. */
  listed: readonly ListedEntry[];
};

/** The context without the effects, which are found with its help. */
export type BaseContext = Omit<CompileContext, 'effects'>;

export type NumberedEntry<Kind extends ContentKind = ContentKind> = Entry<Kind> & {
  id: number;
  columns: ListColumns;
  previous: NamedSlug | null;
  next: NamedSlug | null;
};

export function createBaseContext(
  {
    entries,
    listed,
    verification,
    errata,
    summoning,
  }: Pick<CheckedContent, 'entries' | 'listed' | 'verification' | 'errata' | 'summoning'>,
  folder: string,
  terms: readonly GlossaryTerm[],
  referrers: Referrers,
): BaseContext {
  const kinds = numberEntries(entries);
  const bySlug = new Map(entries.map((entry) => [`${entry.kind}/${entry.slug}`, entry]));
  const vocabularies = new Map<string, Map<string, string>>();
  const words = (name: string) => {
    const known = vocabularies.get(name) ?? loadVocabulary(folder, name);
    vocabularies.set(name, known);
    return known;
  };
  const render: Renderer = createRenderer(terms);
  function html(markdown: string, self: Entry, ids?: Set<string>): string;
  function html(markdown: string | undefined, self: Entry, ids?: Set<string>): string | null;
  function html(markdown: string | undefined, self: Entry, ids?: Set<string>): string | null {
    return markdown === undefined ? null : render(markdown, self, ids);
  }
  const context: BaseContext = {
    folder,
    all: <Kind extends ContentKind>(kind: Kind) => (kinds.get(kind) ?? []) as unknown as readonly NumberedEntry<Kind>[],
    get: <Kind extends ContentKind>(kind: Kind, slug: string) =>
      bySlug.get(`${kind}/${slug}`)?.value as ContentOf<Kind> | undefined,
    name: (kind, slug) => bySlug.get(`${kind}/${slug}`)?.value.name ?? inWords(slug),
    namedSlug: (kind, slug) => ({ slug, name: context.name(kind, slug) }),
    word: (vocabulary, slug) => words(vocabulary).get(slug) ?? inWords(slug),
    vocabulary: (name) => [...words(name)].map(([slug, word]) => ({ slug, name: word })),
    table: (vocabulary, row) => loadTable(folder, vocabulary, row),
    verification: ({ kind, slug }) => withoutSlugs(verification.byEntry.get(`${kind}/${slug}`)),
    summons: (kind, slug) => summoning.summons.some((one) => one.kind === kind && one.slug === slug),
    errata: ({ kind, slug }) => withoutSlug(errata.get(`${kind}/${slug}`)),
    referrers,
    listed,
    html,
  };
  return context;
}

/** Removes the slug from exceptions, which the entry's own page does not need. */
function withoutSlugs(verification: Verification | undefined): EntryVerification {
  if (verification === undefined) return null;
  const exceptions = verification.exceptions.map(({ slug: _, ...exception }) => exception);
  return { ...verification, exceptions };
}

function withoutSlug(erratum: Erratum | undefined): Errata {
  if (erratum === undefined) return null;
  const { printed, source } = erratum;
  return { printed, source };
}

/** The words of a slug, capitalised and separated by spaces: `wu-jen` → `Wu Jen`. A hyphen of the name is lost. */
export function inWords(slug: string): string {
  return slug.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
}

function numberEntries(entries: readonly Entry[]): Map<ContentKind, NumberedEntry[]> {
  const kinds = new Map<ContentKind, Entry[]>();
  for (const entry of entries) {
    const list = kinds.get(entry.kind);
    if (list) list.push(entry);
    else kinds.set(entry.kind, [entry]);
  }
  let id = 0;
  return new Map(
    [...kinds].map(([kind, list]) => {
      const sorted = list
        .map((entry) => ({ entry, sortName: fold(entry.value.name) }))
        .sort((a, b) => compare(a.sortName, b.sortName) || compare(a.entry.slug, b.entry.slug));
      const neighbour = (index: number): NamedSlug | null => {
        const entry = sorted[index]?.entry;
        return entry ? { slug: entry.slug, name: entry.value.name } : null;
      };
      const numbered = sorted.map(({ entry, sortName }, index) => ({
        ...entry,
        id: ++id,
        columns: columnsOf(id, entry, sortName),
        previous: neighbour(index - 1),
        next: neighbour(index + 1),
      }));
      return [kind, numbered];
    }),
  );
}

function columnsOf(id: number, { kind, value }: Entry, sortName: string): ListColumns {
  const other = 'aliases' in value ? (value.aliases ?? []) : 'abbr' in value && value.abbr ? [value.abbr] : [];
  // The terms of a page of the rules are names of its subject; those of the glossary are forms of words.
  const aliases = kind === 'rules' && 'terms' in value ? [...other, ...(value.terms ?? [])] : other;
  const [initial = ''] = sortName;
  const rulebook = sourcesOf(value)[0]?.rulebook ?? '';
  return {
    id,
    sort_name: sortName,
    names: `|${[sortName, ...aliases.map(fold)].join('|')}|`,
    letter: /[a-z]/.test(initial) ? initial.toUpperCase() : '',
    rulebook,
    also_in: booksOf(value)
      .filter((book) => book !== rulebook)
      .join(' '),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
