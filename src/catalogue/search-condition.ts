import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../contract/slug.ts';
import { like, plainPattern, searchWords, textMatches } from '../database/dialect.ts';
import type { Catalogue } from '../database/schema.ts';
import { WORST_RANK } from './kind-source.ts';

/** What a search finds in the table called `list`, and in which order: names first (from the start, from the start of a word, within), then rules text. */
export function searchFor(
  db: Kysely<Catalogue>,
  text: string,
): { matches: RawBuilder<SqlBool>; rank: RawBuilder<number> } {
  // The bar parts the names in the column, so no name has one.
  const plain = plainPattern(fold(text).trim().replaceAll('|', '\n'));
  const names = sql.ref<string>('list.names');
  const [start, word, within] = [`%|${plain}%`, `% ${plain}%`, `%${plain}%`].map((pattern) => like(names, pattern));
  const rank = sql<number>`case when ${start} then 0 when ${word} then 1 when ${within} then 2 else ${sql.lit(WORST_RANK)} end`;
  const words = searchWords(fold(text));
  const matches =
    words.length === 0
      ? sql<SqlBool>`${within}`
      : sql<SqlBool>`(${within} or ${textMatches(db, sql.ref('list.id'), words)})`;
  return { matches, rank };
}
