import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import { type Pagination, paginationOf } from '../contract/pagination.ts';
import type { Catalogue } from '../database/schema.ts';
import type { ListColumns } from '../database/tables/columns.ts';
import type { Condition } from './conditions.ts';
import type { JsonText } from './json-text.ts';
import { searchFor } from './search-condition.ts';

type Matching = Catalogue & { list: ListColumns };

export type PageQuery = { page: number; limit: number; search?: string; starts_with?: string };

export type ListSearch = {
  /** Collection and table name. */
  kind: KindName;
  query: PageQuery;
  conditions: readonly Condition[];
  /** What comes before the name in the order. */
  order?: readonly RawBuilder<unknown>[];
};

/** Counts in the same pass as it finds; a whole list is counted apart, for then the page alone is read. */
const countAll = () => sql<number | null>`count(*) over ()`;
const NOT_COUNTED = sql<number | null>`null`;

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
  const counted = conditions.length > 0 ? countAll() : NOT_COUNTED;
  const rows = await order
    .reduce((ordered, by) => ordered.orderBy(by), matching.select(['list.id', counted.as('total')]))
    .orderBy('list.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const total = rows[0]?.total ?? (await countRows(matching));
  const cards = await cardsOf(
    db,
    rows.map((row) => row.id),
  );
  return answer(kind, cards, paginationOf(Number(total), query.page, query.limit));
}

async function countRows(matching: SelectQueryBuilder<Matching, 'list', unknown>): Promise<number> {
  const { total } = await matching.select((list) => list.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
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
