import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../contract/slug.ts';
import { like, plainPattern, searchWords, textMatches } from '../database/dialect.ts';
import type { Catalogue } from '../database/schema.ts';
import { TEXT_MATCH_RANK } from './kind-source.ts';

/**
 * The SQL of a search in the table with the alias `list`: the condition, and the rank of a match. Rank 0: the name starts with
 * the text; 1: a word of the name does; 2: the name contains it; 3: the rules text has its words.
 */
export function searchFor(
  db: Kysely<Catalogue>,
  text: string,
): { matches: RawBuilder<SqlBool>; rank: RawBuilder<number> } {
  // A bar separates the names in the column, so no name has one.
  const plain = plainPattern(fold(text).trim().replaceAll('|', '\n'));
  const names = sql.ref<string>('list.names');
  const [start, word, within] = [`%|${plain}%`, `% ${plain}%`, `%${plain}%`].map((pattern) => like(names, pattern));
  const rank = sql<number>`case when ${start} then 0 when ${word} then 1 when ${within} then 2 else ${sql.lit(TEXT_MATCH_RANK)} end`;
  const words = searchWords(fold(text));
  const matches =
    words.length === 0
      ? sql<SqlBool>`${within}`
      : sql<SqlBool>`(${within} or ${textMatches(db, sql.ref('list.id'), words)})`;
  return { matches, rank };
}
