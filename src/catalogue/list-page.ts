import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import { type Pagination, paginationOf } from '../contract/pagination.ts';
import type { Catalogue } from '../database/schema.ts';
import type { ListColumns } from '../database/tables/columns.ts';
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

/** One page of a kind's list, as the JSON text that the API answers with. A search puts names before rules text. */
export async function listPage<Answer>(db: Kysely<Catalogue>, search: ListSearch): Promise<JsonText<Answer>> {
  const { kind, query } = search;
  const conditions = [...search.conditions];
  const order = [...(search.order ?? [])];
  if (query.starts_with) conditions.push(sql`list.letter = ${query.starts_with}`);
  if (query.search) {
    const { matches, rank } = searchFor(query.search);
    conditions.push(matches);
    order.unshift(rank);
  }
  const matching = db
    .selectFrom(sql<ListColumns>`${sql.table(kind)}`.as('list'))
    .$if(conditions.length > 0, (rows) => rows.where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`));
  const ids = order
    .reduce((rows, by) => rows.orderBy(by), matching.select(['list.id', 'list.sort_name']))
    .orderBy('list.sort_name')
    .orderBy('list.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [{ total }, rows] = await Promise.all([
    matching.select((list) => list.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ids.execute(),
  ]);
  const cards = await cardsOf(
    db,
    rows.map((row) => row.id),
  );
  return answer(kind, cards, paginationOf(Number(total), query.page, query.limit));
}

async function cardsOf(db: Kysely<Catalogue>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('documents').select(['id', 'card']).where('id', 'in', ids).execute();
  const cards = new Map(rows.map((row) => [row.id, row.card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function answer<Answer>(kind: KindName, cards: readonly string[], pagination: Pagination): JsonText<Answer> {
  return `{"${kind}":[${cards.join(',')}],"pagination":${JSON.stringify(pagination)}}`;
}
