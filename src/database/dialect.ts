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
 * The only place where the SQL of the two databases differs: types of columns, and how full text is stored and asked.
 * SQLite has FTS5. PostgreSQL has the words of an entry as a vector that an index finds them in; they are taken apart here,
 * for PostgreSQL's own parser has other ideas of a word.
 */

/** A row of full text: the entry's number, its names and its rules text, all in lower case without accents. */
export type TextRow = { id: number; name: string; body: string };

const ROWS_AT_ONCE = 100;
const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 40;

export function isPostgres(db: Kysely<Catalogue>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** PostgreSQL's words for SQLite's types; texts are compared byte by byte, as SQLite does. */
export class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    if (node.dataType === 'blob') this.append('bytea');
    else super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** Full text over every entry. */
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

/** Words of the text that full text can be asked for; anything else in it is plain text without meaning. */
export function searchWords(text: string): string[] {
  return wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Whether the entry's name and rules text hold every word, the last one perhaps cut short. */
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

/** A pattern for `like` below in which `%` and `_` of the text are plain characters. For SQLite, NUL would be its end. */
export function plainPattern(text: string): string {
  return text.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** Whether the text in the column, in lower case, has the form of the pattern, in lower case too. */
export function like(column: Expression<string>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
