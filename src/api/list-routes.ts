import { z } from 'zod';
import type { JsonText } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import { isListedKind } from '../contract/coverage.ts';
import { type Neighbours, neighbours } from '../contract/entries.ts';
import { type Facets, facets } from '../contract/facets.ts';
import { KINDS, type KindName, pluralOf } from '../contract/kinds.ts';
import { coverageCounts, listedCard } from '../contract/listed.ts';
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
  const { kind, summary, parameters, queries } = parts;
  const answer = withListed(kind, parts.answer);
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
  const { kind, parameters, queries } = parts;
  const answer = withListed(kind, parts.answer);
  const columns = isListedKind(kind) ? listedColumns(parts.columns) : parts.columns;
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

/** The schema of a list that may have entries known by name, book and page only. */
function withListed(kind: KindName, answer: z.ZodObject): z.ZodObject {
  if (!isListedKind(kind)) return answer;
  const cards = answer.shape[kind] as unknown as z.ZodArray<z.ZodType>;
  return answer.extend({
    [kind]: z.array(z.union([cards.element, listedCard])),
    coverage: coverageCounts.optional().meta({ description: 'Present where the query has coverage listed or all' }),
  });
}

/** The columns that entries known by name, book and page have too. */
const LISTED_COLUMNS = ['Name', 'Rulebook', 'Address'];

/** The columns of a list that may have such entries: their other cells are empty. */
function listedColumns<Card>(columns: Columns<Card>): Columns<Card> {
  const isListed = (card: Card) => (card as { facts_only?: unknown }).facts_only === true;
  return Object.fromEntries(
    Object.entries(columns).map(([heading, cell]) => [
      heading,
      (card: Card) => (isListed(card) && !LISTED_COLUMNS.includes(heading) ? null : cell(card)),
    ]),
  );
}
