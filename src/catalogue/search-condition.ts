import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../contract/slug.ts';
import { like, plainPattern, searchWords, textMatches } from '../database/dialect.ts';
import type { Catalogue } from '../database/schema.ts';
import { TEXT_MATCH_RANK } from './kind-source.ts';
import { withoutMarks } from './plain-words.ts';

/**
 * The SQL of a search in the table with the alias `list`: the condition, and the rank of a match. Rank 0: the name starts with
 * the text; 1: a word of the name does; 2: the name contains it; 3: the rules text has its words.
 * Names are compared without apostrophes; a text of nothing else matches no name.
 */
export function searchFor(
  db: Kysely<Catalogue>,
  text: string,
): { matches: RawBuilder<SqlBool>; rank: RawBuilder<number> } {
  // A bar separates the names in the column, so no name has one.
  const plain = plainPattern(withoutMarks(text).trim().replaceAll('|', '\n'));
  const names = sql<string>`replace(replace(list.names, '''', ''), '’', '')`;
  const [start, word] = [`%|${plain}%`, `% ${plain}%`].map((pattern) => like(names, pattern));
  const within = plain === '' ? sql<SqlBool>`false` : like(names, `%${plain}%`);
  const rank = sql<number>`case when ${start} then 0 when ${word} then 1 when ${within} then 2 else ${sql.lit(TEXT_MATCH_RANK)} end`;
  const words = searchWords(fold(text));
  const matches =
    words.length === 0 ? within : sql<SqlBool>`(${within} or ${textMatches(db, sql.ref('list.id'), words)})`;
  return { matches, rank };
}
