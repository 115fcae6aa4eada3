import type { Insertable, Kysely } from 'kysely';
import { insertFullText } from '../database/dialect.ts';
import type { Catalogue } from '../database/schema.ts';
import type { NumberedEntry } from './compile-context.ts';
import type { SearchFact } from './kinds/search-facts.ts';
import { plainText } from './render.ts';
import { sourcesOf } from './sources.ts';

/** What is stored of an entry beside its kind's list row. */
export type Documents = {
  card: unknown;
  detail: unknown;
  summary: string | null;
  texts: readonly (string | undefined)[];
  facts?: readonly SearchFact[];
};

const ROWS_AT_ONCE = 100;

/** Collects rows and writes them in batches: one insert for each row would take most of the compiler's time. */
export class Writer {
  readonly #db: Kysely<Catalogue>;
  readonly #rows = new Map<keyof Catalogue, object[]>();

  constructor(db: Kysely<Catalogue>) {
    this.#db = db;
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
  async addEntry(entry: NumberedEntry, { card, detail, summary, texts, facts = [] }: Documents): Promise<void> {
    const { id, kind, slug, value, columns } = entry;
    this.add('entries', [
      {
        id,
        kind,
        slug,
        name: value.name,
        sort_name: columns.sort_name,
        names: columns.names,
        summary: summary ?? '',
        rulebook: columns.rulebook,
        page: sourcesOf(value)[0]?.page ?? null,
      },
    ]);
    this.add('cards', [{ id, json: Buffer.from(JSON.stringify(card)) }]);
    this.add('details', [{ id, json: Buffer.from(JSON.stringify(detail)) }]);
    const body = texts.flatMap((text) => (text ? [plainText(text)] : [])).join('\n');
    await insertFullText(this.#db, id, columns.names.replaceAll('|', '\n'), body);
    this.add('bodies', [{ id, body }]);
    const books = [...new Set(sourcesOf(value).map(({ rulebook }) => rulebook))];
    this.add('entry_facts', [
      ...facts.map((fact) => ({ id, ...fact })),
      ...books.map((text) => ({ id, key: 'book', text, number: null })),
    ]);
  }

  async flush(): Promise<void> {
    for (const [table, rows] of this.#rows)
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
        await this.#db
          .insertInto(table)
          .values(rows.slice(start, start + ROWS_AT_ONCE) as never)
          .execute();
    this.#rows.clear();
  }
}
