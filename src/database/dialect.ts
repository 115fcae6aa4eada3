import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Catalogue } from './schema.ts';

/*
 * The only place that knows which database it talks to: how full text is stored and asked.
 */

/** Full text over every entry; `rowid` is the entry's number. */
export async function createFullText(db: Kysely<Catalogue>): Promise<void> {
  await sql`create virtual table entry_text using fts5(
    name, body, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4')`.execute(db);
}

export async function insertFullText(db: Kysely<Catalogue>, id: number, name: string, body: string): Promise<void> {
  await sql`insert into entry_text (rowid, name, body) values (${id}, ${name}, ${body})`.execute(db);
}

/** Words of the text that full text can be asked for; anything else in it is plain text without meaning. */
export function searchWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 16).map((word) => word.slice(0, 40));
}

/** Whether the entry's name and rules text hold every word, the last one perhaps cut short. */
export function textMatches(id: Expression<number>, words: readonly string[]): RawBuilder<SqlBool> {
  const query = words.map((word, i) => (i === words.length - 1 ? `"${word}"*` : `"${word}"`)).join(' ');
  return sql<SqlBool>`${id} in (select rowid from entry_text where entry_text match ${query})`;
}

/** The numbers of the entries whose name or rules text holds the words side by side. */
export async function findPhrase(db: Kysely<Catalogue>, phrase: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select rowid as id from entry_text where entry_text match ${`"${phrase.replaceAll('"', ' ')}"`}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A pattern for `like` below in which `%` and `_` of the text are plain characters. */
export function plainPattern(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

export function like(column: Expression<string>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
