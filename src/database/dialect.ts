import {
  type DataTypeNode,
  type Expression,
  type Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Catalogue } from './schema.ts';

/*
 * The only place where the SQL of the two databases differs: types of columns, and how full text is stored and queried.
 * SQLite has FTS5. PostgreSQL stores the words of an entry as an indexed vector. This code splits texts into words itself,
 * because PostgreSQL's parser splits them differently.
 */

/**
 * A row of full text: the entry's number, its names and its rules text, all in lower case without accents. Words with
 * apostrophes are in it once more without them.
 */
export type TextRow = { id: number; name: string; body: string };

const ROWS_AT_ONCE = 100;
const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 40;

export function isPostgres(db: Kysely<Catalogue>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Translates SQLite's types into those of PostgreSQL. Texts are compared byte by byte, as in SQLite. */
export class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    if (node.dataType === 'blob') this.append('bytea');
    else super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** Creates the full text index over all entries. */
export async function createFullText(db: Kysely<Catalogue>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create table entry_text (id integer primary key, vector tsvector not null)`.execute(db);
    await sql`create index entry_text_vector on entry_text using gin (vector)`.execute(db);
    return;
  }
  await sql`create virtual table entry_text using fts5(
    name, body, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4')`.execute(db);
}

export async function insertFullText(db: Kysely<Catalogue>, rows: readonly TextRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    await (isPostgres(db) ? insertVectors(db, part) : insertTexts(db, part));
  }
}

async function insertTexts(db: Kysely<Catalogue>, rows: readonly TextRow[]): Promise<void> {
  const values = rows.map(({ id, name, body }) => sql`(${id}, ${name}, ${body})`);
  await sql`insert into entry_text (rowid, name, body) values ${sql.join(values)}`.execute(db);
}

async function insertVectors(db: Kysely<Catalogue>, rows: readonly TextRow[]): Promise<void> {
  const values = rows.map(({ id, name, body }) => {
    const vector = [...new Set([...wordsOf(name), ...wordsOf(body)])].map((word) => `'${word}'`).join(' ');
    return sql`(${id}::integer, ${vector}::tsvector)`;
  });
  await sql`insert into entry_text (id, vector) values ${sql.join(values)}`.execute(db);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text that a full text query can contain. Everything else in it is ignored. */
export function searchWords(text: string): string[] {
  return wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** A condition: the entry's name or rules text contains every word. The last word may be the beginning of one. */
export function textMatches(
  db: Kysely<Catalogue>,
  id: Expression<number>,
  words: readonly string[],
): RawBuilder<SqlBool> {
  if (isPostgres(db)) {
    const query = words.map((word, i) => (i === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
    return sql<SqlBool>`${id} in (select id from entry_text where vector @@ ${query}::tsquery)`;
  }
  const query = words.map((word, i) => (i === words.length - 1 ? `"${word}"*` : `"${word}"`)).join(' ');
  return sql<SqlBool>`${id} in (select rowid from entry_text where entry_text match ${query})`;
}

/** Escapes `%` and `_` of a text for `like` below, and replaces NUL, which would end the pattern in SQLite. */
export function plainPattern(text: string): string {
  return text.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** A condition: the text of the column matches the pattern. Both are in lower case. */
export function like(column: Expression<string>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
