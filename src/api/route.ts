import type { z } from 'zod';
import { type JsonText, toJson } from '../catalogue/json-text.ts';
import { isUnavailable } from '../catalogue/unavailable.ts';
import type { Quota } from '../contract/budget.ts';
import type { ListedKind } from '../contract/coverage.ts';
import { KINDS, type KindName } from '../contract/kinds.ts';
import { parseBody, parseQuery } from '../contract/parameters.ts';
import {
  InvalidParameters,
  invalidParameters,
  notFound,
  type ParameterError,
  type Problem,
  unavailable,
} from '../contract/problems.ts';
import type { RawQuery } from '../contract/query.ts';

/** The response of a call: JSON text of the contract's type, or of a `Problem` if the status is not 200. */
export type ApiAnswer = {
  status: number;
  json: JsonText<unknown>;
  /** The address of a redirect, with status 301. */
  location?: string;
  /** The media type of a response that is shown; JSON if absent. */
  type?: string;
  /** Set if the response is a file to save. `json` is its text, whatever its type. */
  file?: { name: string; type: string };
  /** Set if `json` is compressed by Brotli. `etag` identifies its content. */
  compressed?: { etag: string };
};

export type ApiCall = {
  params: Readonly<Record<string, string>>;
  query: RawQuery;
  /** The JSON body of a request by POST. */
  body?: unknown;
  /** The public origin of the site. Absent where pages call: they know it themselves. */
  site?: string;
};

/** One address of the API. The HTTP server and the page renderer answer from the same routes. */
export type ApiRoute = {
  /** `/api/spells/:slug` */
  path: string;
  /** The heading in the API reference. */
  tag: string;
  summary: string;
  parameters?: z.ZodType;
  /** Set if the route is called by POST with a JSON body, and not by GET. Nothing is stored. */
  body?: z.ZodType;
  answer: z.ZodType;
  /** The media type of the response; absent for JSON. */
  answerType?: string;
  failures: readonly (301 | 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 502 | 503 | 504)[];
  /** A limit for this route and others with the same quota, in addition to the limit for all requests. */
  quota?: Quota | ((query: RawQuery) => Quota | undefined);
  /** Whether the same call always has the same response, so that it may be cached. True if absent. */
  cacheable?: (query: RawQuery) => boolean;
  handle: (call: ApiCall) => Promise<ApiAnswer>;
};

const ok = (json: JsonText<unknown>): ApiAnswer => ({ status: 200, json });

export function failed(problem: Problem): ApiAnswer {
  return { status: problem.status, json: toJson(problem) };
}

type QueryRoute<Query> = Pick<
  ApiRoute,
  'path' | 'tag' | 'summary' | 'answer' | 'answerType' | 'quota' | 'cacheable'
> & {
  parameters: z.ZodType<Query, unknown>;
  file?: ApiAnswer['file'];
  answerQuery: (query: Query, params: ApiCall['params'], call: ApiCall) => Promise<JsonText<unknown> | null>;
  /** The problem for a path that names something unknown, when `answerQuery` returns null. */
  absent?: (params: ApiCall['params']) => Problem;
};

/** A route with parameters. Invalid ones get status 400, with what is allowed. */
export function queryRoute<Query>(parts: QueryRoute<Query>): ApiRoute {
  const { answerQuery, absent = unknownAddress, parameters, file, ...route } = parts;
  const shown = route.answerType === undefined ? {} : { type: route.answerType };
  return {
    ...route,
    parameters,
    failures: [400, ...(parts.absent ? ([404] as const) : []), ...(route.quota === undefined ? [] : ([429] as const))],
    handle: async (call) => {
      const { params } = call;
      const parsed = parseQuery(parameters, call.query);
      if (!parsed.ok) return failed(invalidParameters(parsed.errors));
      try {
        const json = await answerQuery(parsed.value, params, call);
        if (json === null) return failed(absent(params));
        return file === undefined ? { ...ok(json), ...shown } : { ...ok(json), file };
      } catch (error) {
        if (error instanceof InvalidParameters) return failed(invalidParameters(error.errors));
        throw error;
      }
    },
  };
}

type BodyRoute<Body, Query> = Pick<ApiRoute, 'path' | 'tag' | 'summary' | 'answer' | 'quota'> & {
  parameters: z.ZodType<Query, unknown>;
  body: z.ZodType<Body, unknown>;
  answerBody: (
    body: Body,
    query: Query,
  ) => Promise<{ json: JsonText<unknown> } | { errors: readonly ParameterError[] }>;
};

/** A route that is called by POST with a JSON body. A wrong one gets status 400, with the place and what is allowed. */
export function bodyRoute<Body, Query>({ answerBody, parameters, body, ...route }: BodyRoute<Body, Query>): ApiRoute {
  return {
    ...route,
    parameters,
    body,
    failures: [400, 405, 413, 415, 429],
    cacheable: () => false,
    handle: async ({ query, body: given }) => {
      const parsed = { query: parseQuery(parameters, query), body: parseBody(body, given) };
      if (!parsed.query.ok) return failed(invalidParameters(parsed.query.errors));
      if (!parsed.body.ok) return failed(invalidParameters(parsed.body.errors));
      try {
        const answer = await answerBody(parsed.body.value, parsed.query.value);
        return 'errors' in answer ? failed(invalidParameters(answer.errors)) : ok(answer.json);
      } catch (error) {
        if (error instanceof InvalidParameters) return failed(invalidParameters(error.errors));
        throw error;
      }
    },
  };
}

const unknownAddress = () => notFound('There is nothing at this address.');

/** The problem for an entry that does not exist. */
export function noSuchEntry(kind: KindName, slug: string): Problem {
  const { singular } = KINDS[kind];
  return notFound(`There is no ${singular} "${slug.slice(0, 80)}"; /api/${kind}?search= finds one by name.`);
}

/** Finds an entry, else what is listed under its slug by name, book and page. */
export function findAny(
  kind: ListedKind,
  find: (slug: string) => Promise<JsonText<unknown> | null>,
  findListed: (kind: ListedKind, slug: string) => Promise<JsonText<unknown> | null>,
): DetailRoute['find'] {
  return async (slug) => (await find(slug)) ?? findListed(kind, slug);
}

type DetailRoute = {
  kind: KindName;
  answer: z.ZodType;
  find: (slug: string) => Promise<JsonText<unknown> | null>;
};

/** `GET /api/{kind}/{slug}`: the full entry, or a 404 that names it. */
export function detailRoute({ kind, answer, find }: DetailRoute): ApiRoute {
  const { singular, title } = KINDS[kind];
  return {
    path: `/api/${kind}/:slug`,
    tag: title,
    summary: `One ${singular} with everything that is known of it`,
    answer,
    failures: [404],
    handle: async ({ params: { slug = '' } }) => {
      const found = await find(slug);
      return found === null ? failed(noSuchEntry(kind, slug)) : ok(found);
    },
  };
}

/** A route whose response never changes. It is read at every call, because few clients need it. */
export function storedRoute(
  route: Pick<ApiRoute, 'path' | 'tag' | 'summary' | 'answer'>,
  read: () => Promise<JsonText<unknown>>,
): ApiRoute {
  return { ...route, failures: [], handle: async () => ok(await read()) };
}

/** Wraps a route, so that it answers 503 while the catalogue cannot be read. */
export function guarded(route: ApiRoute): ApiRoute {
  return {
    ...route,
    handle: (call) =>
      route.handle(call).catch((error: unknown) => {
        if (isUnavailable(error)) return failed(unavailable());
        throw error;
      }),
  };
}

/** A route with a small response that never changes, such as a kind's filter values. */
export function fixedRoute(route: Pick<ApiRoute, 'path' | 'tag' | 'summary' | 'answer'>, value: unknown): ApiRoute {
  const json = toJson(value);
  return { ...route, failures: [], handle: async () => ok(json) };
}
