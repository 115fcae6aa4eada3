import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import { paginationOf } from '../contract/pagination.ts';
import type { Catalogue } from '../database/schema.ts';
import { cardsOf, listAnswer } from './cards.ts';
import type { Condition } from './conditions.ts';
import type { JsonText } from './json-text.ts';
import { searchFor } from './search-condition.ts';

export type PageQuery = { page: number; limit: number; search?: string; starts_with?: string };

export type ListSearch = {
  /** Collection and table name. */
  kind: KindName;
  query: PageQuery;
  conditions: readonly Condition[];
  /** What comes before the name in the order. */
  order?: readonly RawBuilder<unknown>[];
};

/**
 * One page of a kind's list, as the JSON text that the API answers with. A search puts names before rules text.
 * The pass that finds also counts; a whole list is counted apart, for then only the page itself is read.
 */
export async function listPage<Answer>(db: Kysely<Catalogue>, search: ListSearch): Promise<JsonText<Answer>> {
  const { kind, query } = search;
  const conditions = [...search.conditions];
  const order = [...(search.order ?? [])];
  if (query.starts_with) conditions.push(sql`list.letter = ${query.starts_with}`);
  if (query.search) {
    const { matches, rank } = searchFor(db, query.search);
    conditions.push(matches);
    order.unshift(rank);
  }
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const counted = conditions.length > 0 ? sql`count(*) over ()` : sql`null`;
  const from = sql`from ${sql.table(kind)} as list ${where}`;
  const { rows } = await sql<{ id: number; total: number | null }>`
    select list.id, ${counted} as total ${from}
    order by ${sql.join([...order, sql.ref('list.id')])}
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(db);
  const total = rows[0]?.total ?? (await countRows(db, from));
  const ids = rows.map(({ id }) => id);
  return listAnswer(await cardsOf(db), kind, ids, paginationOf(Number(total), query.page, query.limit));
}

async function countRows(db: Kysely<Catalogue>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}
