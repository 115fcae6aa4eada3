import { z } from 'zod';
import type { JsonText } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import { type Neighbours, neighbours } from '../contract/entries.ts';
import { type Facets, facets } from '../contract/facets.ts';
import { KINDS, type KindName, pluralOf } from '../contract/kinds.ts';
import { type Columns, toCsv } from './csv.ts';
import { type ApiRoute, noSuchEntry, queryRoute } from './route.ts';

type Lists<Query> = {
  list: (query: Query) => Promise<JsonText<unknown>>;
  facets: (query: Query) => Promise<JsonText<Facets>>;
  neighbours: (slug: string, query: Query) => Promise<JsonText<Neighbours> | null>;
  matchingCards: (query: Query) => Promise<{ list: JsonText<unknown>; texts: () => string[] }>;
};

type ListRoutes<Kind extends KindName, Query, Card> = {
  kind: Kind;
  summary: string;
  parameters: z.ZodType<Query, unknown>;
  answer: z.ZodObject<Readonly<Record<Kind, z.ZodArray<z.ZodType<Card>>>> & { pagination: z.ZodType }>;
  queries: Lists<Query>;
  /** The columns of the CSV export. */
  columns: Columns<Card>;
};

/**
 * The routes of a kind's list: `GET /api/{kind}`, the options of its filters, and exports. All take the same filters.
 */
export function listRoutes<Kind extends KindName, Query, Card>(parts: ListRoutes<Kind, Query, Card>): ApiRoute[] {
  const { kind, summary, parameters, answer, queries } = parts;
  const common = { tag: KINDS[kind].title, parameters };
  return [
    queryRoute({ ...common, path: `/api/${kind}`, summary, answer, answerQuery: queries.list }),
    queryRoute({
      ...common,
      path: `/api/${kind}/facets`,
      summary: `How many ${pluralOf(kind)} each value of each filter would list under the other filters`,
      answer: facets,
      answerQuery: queries.facets,
    }),
    queryRoute({
      ...common,
      path: `/api/${kind}/:slug/neighbours`,
      summary: `Where the ${KINDS[kind].singular} stands in the list under these filters and in this order, and what stands beside it`,
      answer: neighbours,
      answerQuery: (query, { slug = '' }) => queries.neighbours(slug, query),
      absent: ({ slug = '' }) => noSuchEntry(kind, slug),
    }),
    ...exportRoutes(parts),
  ];
}

function exportRoutes<Kind extends KindName, Query, Card>(parts: ListRoutes<Kind, Query, Card>): ApiRoute[] {
  const { kind, parameters, answer, queries, columns } = parts;
  const common = { tag: KINDS[kind].title, parameters, quota: QUOTAS.exports };
  const cards = answer.pick({ [kind]: true } as never);
  return [
    queryRoute({
      ...common,
      path: `/api/${kind}/export.csv`,
      summary: `All ${pluralOf(kind)} that match, on whatever page, as a table for spreadsheets`,
      answer: z.string().meta({ description: `RFC 4180 in UTF-8. Columns: ${Object.keys(columns).join(', ')}` }),
      answerType: 'text/csv',
      file: { name: `${kind}.csv`, type: 'text/csv' },
      answerQuery: async (query) => {
        const { texts } = await queries.matchingCards(query);
        return toCsv(columns, texts());
      },
    }),
    queryRoute({
      ...common,
      path: `/api/${kind}/export.json`,
      summary: `All ${pluralOf(kind)} that match, on whatever page`,
      answer: cards,
      file: { name: `${kind}.json`, type: 'application/json' },
      answerQuery: async (query) => (await queries.matchingCards(query)).list,
    }),
  ];
}
