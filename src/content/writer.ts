import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { EFFECT_KINDS } from '../contract/effect-kinds.ts';
import type { NamedSlug } from '../contract/entries.ts';
import { KINDS, type KindName } from '../contract/kinds.ts';
import { fold } from '../contract/slug.ts';
import { insertFullText, type TextRow } from '../database/dialect.ts';
import { type CatalogueVersion, catalogueLayout } from '../database/layout.ts';
import type { Catalogue } from '../database/schema.ts';
import { buildIndex, type Fact, type SearchDocument } from '../search/build-index.ts';
import { storedParts } from '../search/index-parts.ts';
import type { Abbreviations } from './abbreviations.ts';
import type { NumberedEntry } from './compile-context.ts';
import { SEARCH_ROWS, type SearchRow } from './kinds/search-rows.ts';
import type { Referrers } from './referrers.ts';
import { plainText } from './render.ts';
import { sourcesOf } from './sources.ts';

/** What is stored of an entry beside its kind's list row. */
export type Documents = {
  card: unknown;
  detail: unknown;
  summary: string | null;
  texts: readonly (string | undefined)[];
  /** The texts of the groups that it belongs to, which its page shows beside its own. */
  sharedTexts?: readonly string[];
  facts?: readonly Fact[];
  /** What the entry has that is looked for by name; `minor`: others that have the like go before it. */
  features?: { names: readonly string[]; minor: boolean };
  /** What the entry does, where its kind does anything. */
  effects?: readonly NamedSlug[];
};

const ROWS_AT_ONCE = 100;
const VERSION_LENGTH = 16;

/** Collects the rows of a catalogue, and writes them in batches: one insert for each would take most of the time. */
export class Writer {
  readonly #rows = new Map<keyof Catalogue, object[]>();
  readonly #texts: TextRow[] = [];
  readonly #documents: SearchDocument[] = [];
  readonly #abbreviations: Abbreviations;
  readonly #referrers: Referrers;
  /** How many entries link to each `kind/slug` in their texts. */
  readonly #links = new Map<string, number>();

  constructor(abbreviations: Abbreviations, referrers: Referrers) {
    this.#abbreviations = abbreviations;
    this.#referrers = referrers;
  }

  add<Table extends keyof Catalogue>(table: Table, rows: readonly Insertable<Catalogue[Table]>[]): void {
    const waiting = this.#rows.get(table);
    if (waiting) waiting.push(...(rows as object[]));
    else this.#rows.set(table, [...(rows as object[])]);
  }

  lookup(name: string, value: unknown): void {
    this.add('lookups', [{ name, json: JSON.stringify(value) }]);
  }

  /** Adds the entry to the tables that all kinds share. */
  addEntry(
    entry: NumberedEntry,
    { card, detail, summary, texts, sharedTexts = [], facts = [], features, effects = [] }: Documents,
  ): void {
    const { id, kind, slug, value, columns } = entry;
    this.add('entries', [{ id, kind, slug, name: value.name, summary: summary ?? '' }]);
    this.add('cards', [{ id, json: Buffer.from(JSON.stringify(card)) }]);
    this.add('details', [{ id, json: Buffer.from(JSON.stringify(detail)) }]);
    for (const target of linksIn([...texts, ...sharedTexts]))
      this.#links.set(target, (this.#links.get(target) ?? 0) + 1);
    const body = plainTexts(texts);
    const shared = plainTexts(sharedTexts);
    this.#texts.push({ id, name: columns.names.replaceAll('|', '\n'), body: fold(`${body}\n${shared}`) });
    const books = [...new Set(sourcesOf(value).map(({ rulebook }) => rulebook))];
    this.#documents.push({
      kind,
      slug,
      name: value.name,
      names: columns.names.split('|').filter(Boolean),
      ...(features && { features: { names: features.names.map(fold), minor: features.minor } }),
      abbreviations: this.#abbreviations.get(`${kind}/${slug}`) ?? [],
      ...rowOf(kind as KindName, card),
      summary: summary ?? '',
      body,
      shared,
      facts: [
        ...facts,
        ...books.map((text) => ({ key: 'book', text, number: null })),
        ...effects.map(({ slug: text }) => ({ key: 'effect', text, number: null })),
      ],
    });
    if (effects.length > 0)
      this.add(
        effectTable(kind),
        effects.map((effect) => ({ id, value: effect.slug })),
      );
  }

  /** Adds the index of the search over all entries that were added. */
  addSearchIndex(): void {
    // Of entries that match alike the earlier comes first: a creature goes before the race that it can be played as.
    const [races, others] = [true, false].map((isRace) =>
      this.#documents.filter(({ kind }) => (kind === 'races') === isRace),
    );
    this.add(
      'search_index',
      storedParts(
        buildIndex(
          [...(others ?? []), ...(races ?? [])].map((document) => ({
            ...document,
            mentions: this.#mentionsOf(document),
          })),
        ),
      ),
    );
  }

  /** How many entries name the entry, in their texts or in their facts: the best known are named most. */
  #mentionsOf({ kind, slug }: SearchDocument): number {
    return (this.#links.get(`${kind}/${slug}`) ?? 0) + this.#referrers(kind as KindName, slug).length;
  }

  /** What the entries' own addresses answer, by kind, in the order of the catalogue. */
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

  /** Adds what tells this catalogue from others: it follows from the rows and the tables alone. To be called last. */
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
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
        await db
          .insertInto(table)
          .values(rows.slice(start, start + ROWS_AT_ONCE) as never)
          .execute();
    await insertFullText(db, this.#texts);
  }
}

/** Each kind's card goes to the function of its kind. */
const rowOf = (kind: KindName, card: unknown) => (SEARCH_ROWS[kind] as (card: unknown) => SearchRow)(card);

/** The entries that texts link to, as `kind/slug`. */
function linksIn(texts: readonly (string | undefined)[]): Set<string> {
  return new Set([...texts.join('\n').matchAll(/\]\(([a-z]+\/[a-z0-9-]+)/g)].map(([, target = '']) => target));
}

const plainTexts = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => (text ? [plainText(text)] : [])).join('\n');

function effectTable(kind: string): `${(typeof KINDS)[(typeof EFFECT_KINDS)[number]]['singular']}_effects` {
  const known = EFFECT_KINDS.find((name) => name === kind);
  if (known === undefined) throw new Error(`Entries of ${kind} have no effects.`);
  return `${KINDS[known].singular}_effects`;
}
