import { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound, PROBLEM_TYPE, problem, RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import { apiNames, readQuery } from '../contract/query.ts';
import { type ApiAnswer, type ApiRoute, failed } from './route.ts';

const DESCRIPTION = `Every entry of the reference as JSON, read-only and without a key.
Unknown parameters are ignored and empty ones count as absent; \`class\` and \`letter\`, as the pages' addresses have
them, are taken for \`class_name\` and \`starts_with\`. Failures are RFC 9457 problem details.`;

/** What each status means, for the document. */
const STATUSES: Readonly<Record<string, string>> = {
  200: 'The answer',
  400: 'A parameter has a value that it does not take: `errors` names it, the value and what is allowed',
  404: 'There is nothing of that name',
  429: 'Too many calls in a minute: `Retry-After` says when to try again',
  503: 'The catalogue cannot be read at the moment: `Retry-After` says when to try again',
};

const A_DAY_IN_SECONDS = 24 * 60 * 60;
/** What scripts of other sites may read beside the answer. */
const EXPOSED = ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'];

/** The one style attribute that the page to browse the API has, on its hidden icons. */
const BROWSER_STYLES = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Serves the routes over HTTP under /api, with their OpenAPI document and a page to browse it. */
export async function serveApi(app: FastifyInstance, routes: readonly ApiRoute[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Complete D&D 3.5e Reference',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'MIT (the code)', identifier: 'MIT' },
      },
      security: [],
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withMeanings(withoutInputs(jsonSchemaTransformObject(document))),
  });
  await app.register(async (api) => {
    // Any page may read: there is nothing here that belongs to one visitor.
    await api.register(cors, {
      origin: '*',
      methods: ['GET', 'HEAD'],
      exposedHeaders: EXPOSED,
      maxAge: A_DAY_IN_SECONDS,
    });
    await api.register(rateLimit, { global: false, enableDraftSpec: true });
    // The routes parse their own parameters, so that pages and programs get the same answers.
    api.setValidatorCompiler(() => (value) => ({ value }));
    api.setSerializerCompiler(() => (value) => JSON.stringify(value));
    for (const route of routes) serveRoute(api, route);
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    api.get('/api/*', { schema: { hide: true } }, async (request, reply) => {
      const path = request.url.split('?')[0]?.slice(0, 120);
      return send(reply, failed(notFound(`There is no ${path}; /api lists every address.`)));
    });
  });
  await app.register(swaggerUi, {
    routePrefix: '/api',
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${BROWSER_STYLES}`),
    theme: { title: 'API · Complete D&D 3.5e Reference' },
    uiConfig: { docExpansion: 'list', deepLinking: true, displayRequestDuration: true, tryItOutEnabled: true },
  });
}

/** Schemas that nothing names go: what calls take is described with each, and has no need of them. */
function withoutInputs<Document extends object>(document: Document): Document {
  const { schemas = {} } = (document as { components?: { schemas?: Record<string, object> } }).components ?? {};
  for (let unused = [''], text = ''; unused.length > 0; ) {
    text = JSON.stringify(document);
    unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
  }
  return document;
}

/** Says what each status means, where nothing else does. */
function withMeanings<Document extends object>(document: Document): Document {
  const { paths = {} } = document as { paths?: Record<string, { get?: { responses?: Responses } }> };
  for (const { get } of Object.values(paths))
    for (const [status, response] of Object.entries(get?.responses ?? {}))
      response.description = STATUSES[status] ?? response.description;
  return document;
}
type Responses = Record<string, { description: string }>;

/** `/api/spells/:slug` → `getSpellsBySlug`: what a generated client calls the address. */
function operationOf(path: string): string {
  const words = path.split(/[/.]/).slice(2);
  const named = words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)));
  return `get${named.join('').replace(/-./g, ([, letter = '']) => letter.toUpperCase())}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The parameters in a path such as `/api/spells/:slug`. */
function pathParameters(path: string) {
  return z.object(Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, z.string()])));
}

/** Any call may be one too many, or come while the database is away. */
const ANYWHERE = [429, 503] as const;

function serveRoute(app: FastifyInstance, route: ApiRoute): void {
  const failures = Object.fromEntries([...route.failures, ...ANYWHERE].map((status) => [status, problem]));
  app.get<{ Params: Record<string, string> }>(route.path, {
    ...(route.perMinute && { config: { rateLimit: { max: route.perMinute, errorResponseBuilder: tooMany } } }),
    schema: {
      tags: [route.tag],
      summary: route.summary,
      operationId: operationOf(route.path),
      ...(route.parameters && { querystring: route.parameters }),
      ...(route.path.includes(':') && { params: pathParameters(route.path) }),
      response: { 200: answerSchema(route), ...failures },
    },
    handler: async (request, reply) =>
      send(reply, await route.handle({ params: request.params, query: rawQuery(request) }), request),
  });
}

function answerSchema({ answer, answerType }: ApiRoute) {
  if (answerType === undefined) return answer;
  return { description: STATUSES[200], content: { [answerType]: { schema: answer } } };
}

/** Thrown by the limiter; the server's error handler makes it a problem. */
function tooMany(_request: FastifyRequest, { max, ttl }: { max: number; ttl: number }): Error {
  const seconds = Math.ceil(ttl / 1000);
  const detail = `At most ${max} of these calls a minute are answered for one address. Please wait ${seconds} s.`;
  return Object.assign(new Error(detail), { statusCode: 429 });
}

function send(reply: FastifyReply, answer: ApiAnswer, request?: FastifyRequest): FastifyReply {
  const { status, json, file } = answer;
  if (file) reply.header('content-disposition', `attachment; filename="${file.name}"`);
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  return reply
    .code(status)
    .type(status < 400 ? `${file?.type ?? 'application/json'}; charset=utf-8` : PROBLEM_TYPE)
    .send(answer.compressed && request ? compressedBody(reply, answer.compressed.etag, json, request) : json);
}

/** What was compressed beforehand goes out as it is to all who take it so; for others it is taken apart on the way. */
function compressedBody(
  reply: FastifyReply,
  etag: string,
  body: ApiAnswer['json'],
  { headers, method }: FastifyRequest,
) {
  reply.header('etag', etag).header('vary', 'accept-encoding').header('cache-control', 'public, no-cache');
  if (headers['if-none-match']?.includes(etag)) {
    reply.code(304);
    return null;
  }
  if (/\bbr\b/.test(String(headers['accept-encoding'] ?? ''))) {
    reply.header('content-encoding', 'br');
    return body;
  }
  if (method === 'HEAD') return '';
  return Readable.from([body]).pipe(createBrotliDecompress());
}

function rawQuery(request: FastifyRequest) {
  const start = request.url.indexOf('?');
  return apiNames(readQuery(start < 0 ? '' : request.url.slice(start + 1)));
}
