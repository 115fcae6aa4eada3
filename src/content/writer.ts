import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { EFFECT_KINDS } from '../contract/effect-kinds.ts';
import type { NamedSlug } from '../contract/entries.ts';
import { KINDS, type KindName } from '../contract/kinds.ts';
import { fold } from '../contract/slug.ts';
import { insertFullText, type TextRow } from '../database/dialect.ts';
import { type CatalogueVersion, catalogueLayout } from '../database/layout.ts';
import type { Catalogue } from '../database/schema.ts';
import { buildIndex, type Fact, type PagePart, type SearchDocument } from '../search/build-index.ts';
import { storedParts } from '../search/index-parts.ts';
import type { Abbreviations } from './abbreviations.ts';
import type { NumberedEntry } from './compile-context.ts';
import { SEARCH_ROWS, type SearchRow } from './kinds/search-rows.ts';
import type { Referrers } from './referrers.ts';
import { plainText } from './render.ts';
import { booksOf } from './sources.ts';

/** The data of an entry that every kind stores, beside the row of its kind's list table. */
export type Documents = {
  /** The entry in list responses. */
  card: unknown;
  /** The response of the detail endpoint. */
  detail: unknown;
  summary: string | null;
  /** Texts for the search, in Markdown. */
  texts: readonly (string | undefined)[];
  /** Texts of the entry's families, which its page shows as well. */
  sharedTexts?: readonly string[];
  facts?: readonly Fact[];
  /** Features that people search for by name. `minor` ranks the entry below others with the same feature. */
  features?: { names: readonly string[]; minor: boolean };
  /** Parts of the entry's page that people search for by name. */
  parts?: readonly PagePart[];
  /** The effects that the entry can be searched by. */
  effects?: readonly NamedSlug[];
};

const ROWS_PER_INSERT = 100;
const VERSION_LENGTH = 16;

/** Collects the rows of a catalogue and writes them in batches, because single inserts are slow. */
export class Writer {
  readonly #rows = new Map<keyof Catalogue, object[]>();
  readonly #texts: TextRow[] = [];
  readonly #documents: SearchDocument[] = [];
  /** `kind/slug` → the fact by which the entry is compared. */
  readonly #facts = new Map<string, string | null>();
  readonly #abbreviations: Abbreviations;
  readonly #referrers: Referrers;
  /** `kind/slug` → the number of entries that link to it in their texts. */
  readonly #linkCounts = new Map<string, number>();

  constructor(abbreviations: Abbreviations, referrers: Referrers) {
    this.#abbreviations = abbreviations;
    this.#referrers = referrers;
  }

  add<Table extends keyof Catalogue>(table: Table, rows: readonly Insertable<Catalogue[Table]>[]): void {
    const batch = this.#rows.get(table);
    if (batch) batch.push(...(rows as object[]));
    else this.#rows.set(table, [...(rows as object[])]);
  }

  /** Adds a JSON document that is read by name, such as the facet options of a list. */
  lookup(name: string, value: unknown): void {
    this.add('lookups', [{ name, json: JSON.stringify(value) }]);
  }

  /** Adds the entry to the tables and the search index that all kinds share. */
  addEntry(
    entry: NumberedEntry,
    { card, detail, summary, texts, sharedTexts = [], facts = [], features, parts = [], effects = [] }: Documents,
  ): void {
    const { id, kind, slug, value, columns } = entry;
    this.add('entries', [{ id, kind, slug, name: value.name, summary: summary ?? '' }]);
    this.add('cards', [{ id, json: Buffer.from(JSON.stringify(card)) }]);
    this.add('details', [{ id, json: Buffer.from(JSON.stringify(detail)) }]);
    for (const target of linksIn([...texts, ...sharedTexts]))
      this.#linkCounts.set(target, (this.#linkCounts.get(target) ?? 0) + 1);
    const body = plainTexts(texts);
    const shared = plainTexts(sharedTexts);
    this.#texts.push({
      id,
      name: withJoinedWords(columns.names.replaceAll('|', '\n')),
      body: withJoinedWords(fold(`${body}\n${shared}`)),
    });
    const row = rowOf(kind as KindName, card);
    this.#facts.set(`${kind}/${slug}`, row.fact);
    this.#documents.push({
      kind,
      slug,
      name: value.name,
      names: columns.names.split('|').filter(Boolean),
      ...(features && { features: { names: features.names.map(fold), minor: features.minor } }),
      parts: parts.map((part) => ({ ...part, name: fold(part.name) })),
      abbreviations: this.#abbreviations.get(`${kind}/${slug}`) ?? [],
      ...row,
      summary: summary ?? '',
      body,
      shared,
      facts: [
        ...facts,
        ...booksOf(value).map((text) => ({ key: 'book', text, number: null })),
        ...effects.map(({ slug: text }) => ({ key: 'effect', text, number: null })),
      ],
    });
    if (effects.length > 0)
      this.add(
        effectTable(kind),
        effects.map((effect) => ({ id, value: effect.slug })),
      );
  }

  /** The fact by which an entry added so far is compared in search results; null where it has none. */
  factOf(kind: KindName, slug: string): string | null {
    return this.#facts.get(`${kind}/${slug}`) ?? null;
  }

  /** Adds the search index of all entries added so far. Equal matches are ranked in the order of the kinds. */
  addSearchIndex(kinds: readonly string[]): void {
    const terms = new Set(this.#documents.flatMap(({ kind, name }) => (kind === 'glossary' ? [name] : [])));
    // A creature comes before the race of the same name, and a term of the rules before the item.
    const place = ({ kind, name }: SearchDocument) =>
      kind === 'races' || (kind === 'items' && terms.has(name)) ? kinds.length : kinds.indexOf(kind);
    const documents = this.#documents
      .toSorted((a, b) => place(a) - place(b))
      .map((document) => ({ ...document, mentions: this.#mentionsOf(document) }));
    this.add('search_index', storedParts(buildIndex(documents)));
  }

  /** The number of links and references to the entry. It ranks well-known entries higher. */
  #mentionsOf({ kind, slug }: SearchDocument): number {
    return (this.#linkCounts.get(`${kind}/${slug}`) ?? 0) + this.#referrers(kind as KindName, slug).length;
  }

  /** The responses of the detail endpoints, by kind, in the order of the catalogue. */
  detailsByKind(): ReadonlyMap<string, readonly Buffer[]> {
    const kinds = new Map<string, Buffer[]>();
    const details = this.#rows.get('details') as Insertable<Catalogue['details']>[];
    (this.#rows.get('entries') as Insertable<Catalogue['entries']>[]).forEach(({ kind }, i) => {
      const json = details[i]?.json ?? Buffer.alloc(0);
      const list = kinds.get(kind);
      if (list) list.push(json);
      else kinds.set(kind, [json]);
    });
    return kinds;
  }

  /**
   * The entries that are known by name, book and page only, by kind: the response of each one's detail endpoint, its id, and
   * in `row` what lists read of it.
   */
  listedJson(): string {
    const rows = (this.#rows.get('listed') ?? []) as Insertable<Catalogue['listed']>[];
    const lists = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, ofKind]) => {
      const texts = ofKind.map(({ id, sort_name, letter, rulebook, page, also_in, filters, detail }) => {
        const row = JSON.stringify({ sort_name, letter, rulebook, page, also_in, filters });
        return `{"id":${id},"row":${row},${detail.slice(1)}`;
      });
      return `"${kind}":[\n${texts.join(',\n')}\n]`;
    });
    return `{${lists.join(',\n')}}\n`;
  }

  /** Adds and returns the catalogue's version: a hash of the table layout and all rows. Call it last. */
  async addVersion(): Promise<string> {
    const layout = await catalogueLayout();
    const sum = createHash('sha256').update(layout);
    for (const [table, rows] of this.#rows) {
      sum.update(`${table} ${rows.length}\n`);
      for (const value of rows.flatMap((row): unknown[] => Object.values(row)))
        sum.update(Buffer.isBuffer(value) ? value : `${JSON.stringify(value)}\n`);
    }
    for (const { name, body } of this.#texts) sum.update(`${name}\n${body}\n`);
    const version = sum.digest('hex').slice(0, VERSION_LENGTH);
    this.lookup('version', { version, layout } satisfies CatalogueVersion);
    return version;
  }

  /** Writes all rows into the empty tables of a catalogue. */
  async writeTo(db: Kysely<Catalogue>): Promise<void> {
    for (const [table, rows] of this.#rows)
      for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
        await db
          .insertInto(table)
          .values(rows.slice(start, start + ROWS_PER_INSERT) as never)
          .execute();
    await insertFullText(db, this.#texts);
  }
}

/** The label and fact of the entry in search results. */
const rowOf = (kind: KindName, card: unknown) => (SEARCH_ROWS[kind] as (card: unknown) => SearchRow)(card);

/** The `kind/slug` of every entry that the texts link to. */
function linksIn(texts: readonly (string | undefined)[]): Set<string> {
  return new Set([...texts.join('\n').matchAll(/\]\(([a-z]+\/[a-z0-9-]+)/g)].map(([, target = '']) => target));
}

const plainTexts = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => (text ? [plainText(text)] : [])).join('\n');

/** The text, and after it its words with apostrophes once more without them: a search for `melfs` finds `melf's`. */
function withJoinedWords(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...new Set(words.map((word) => word.replace(/['’]/g, '')))].join(' ');
}

function effectTable(kind: string): `${(typeof KINDS)[(typeof EFFECT_KINDS)[number]]['singular']}_effects` {
  const known = EFFECT_KINDS.find((name) => name === kind);
  if (known === undefined) throw new Error(`Entries of ${kind} have no effects.`);
  return `${KINDS[known].singular}_effects`;
}
