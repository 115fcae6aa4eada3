import { type Kysely, sql } from 'kysely';
import type { SearchAnswer } from '../contract/search.ts';
import { fold } from '../contract/slug.ts';
import type { Catalogue } from '../database/schema.ts';
import { searchFor } from './search-condition.ts';

/** Finds entries of every kind: names first, then rules text. */
export async function searchEntries(db: Kysely<Catalogue>, q: string, limit: number): Promise<SearchAnswer> {
  if (fold(q).trim() === '') return { results: [], total: 0 };
  const { matches, rank } = searchFor(q);
  const matching = db.selectFrom('entries as list').where(matches);
  const [{ total }, rows] = await Promise.all([
    matching.select((entries) => entries.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(['list.kind', 'list.slug', 'list.name', 'list.summary'])
      .orderBy(rank)
      .orderBy(sql`length(list.name)`)
      .orderBy('list.sort_name')
      .orderBy('list.id')
      .limit(limit)
      .execute(),
  ]);
  const results = rows.map(({ kind, slug, name, summary }) => ({
    kind,
    slug,
    name,
    url: `/${kind}/${slug}`,
    summary: summary || null,
    snippet: null,
  }));
  return { results, total: Number(total) };
}
