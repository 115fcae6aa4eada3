import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Quota, REQUEST_BUDGET } from '../contract/budget.ts';
import { notFound, PROBLEM_TYPE, problem, problemOf, RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import { apiNames, readQuery } from '../contract/query.ts';
import { capitalized } from '../rules/capitalized.ts';
import { CompressedFiles } from './compressed-file.ts';
import type { ApiAnswer, ApiRoute } from './route.ts';

const DESCRIPTION = `Every entry of the reference as JSON, read-only and without a key; what is sent by POST is not stored.
Unknown parameters are ignored and empty ones count as absent; \`class\` and \`letter\`, as the pages' addresses have
them, are taken for \`class_name\` and \`starts_with\`. Failures are RFC 9457 problem details.`;

/** What each status means, for the OpenAPI document. */
const STATUSES: Readonly<Record<string, string>> = {
  200: 'The answer',
  301: 'The entry has another address, which `Location` names: this was a former one, or another name of it',
  400: 'A parameter has a value that it does not take: `errors` names it, the value and what is allowed',
  404: 'There is nothing of that name',
  405: 'The address is called by POST: `Allow` names the methods',
  413: 'The body is longer than the address takes',
  415: 'The body is not sent as application/json',
  429: 'Too many calls in a minute: `Retry-After` says when to try again',
  503: 'The catalogue cannot be read at the moment: `Retry-After` says when to try again',
};

const DAY_IN_SECONDS = 24 * 60 * 60;
/** Response headers that scripts of other sites may read. */
export const EXPOSED_HEADERS = ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'] as const;

/** Allows the only style attribute of the API reference page, on its hidden icons. */
const REFERENCE_STYLES = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The site's name in the bar of the API reference page, which leads back to the site. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 40" height="40">
<text x="0" y="27" font-family="Georgia, serif" font-size="20" font-weight="700" fill="#fff">D&amp;D 3.5e Reference</text>
</svg>`;

/**
 * Counts a request to a route with a quota, and returns a function to call when its response was read. Throws an error
 * with `statusCode` 429 if the quota is used up.
 */
export type LimitRoute = (quota: Quota, request: FastifyRequest, reply: FastifyReply) => () => void;

/**
 * Serves the routes over HTTP under /api, with their OpenAPI document and a reference page.
 * @param limit null if clients are not limited
 * @param origin the public origin of the site
 */
export async function serveApi(
  app: FastifyInstance,
  routes: readonly ApiRoute[],
  limit: LimitRoute | null,
  origin: Parts['origin'],
): Promise<void> {
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
    // Every site may read the API, because no data belongs to a visitor.
    await api.register(cors, {
      origin: '*',
      methods: ['GET', 'HEAD', 'POST'],
      exposedHeaders: [...EXPOSED_HEADERS],
      maxAge: DAY_IN_SECONDS,
      // OPTIONS without the header fields of a preflight request is handled like other requests.
      strictPreflight: false,
    });
    // Bodies are JSON; Fastify takes plain text too.
    api.removeContentTypeParser('text/plain');
    // The routes parse their own parameters, so that pages and programs get the same answers.
    api.setValidatorCompiler(() => (value) => ({ value }));
    api.setSerializerCompiler(() => (value) => JSON.stringify(value));
    const parts = { files: new CompressedFiles(), limit, origin };
    for (const route of routes) serveRoute(api, route, parts);
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    api.get('/api/*', { schema: { hide: true } }, async (request, reply) => {
      const path = request.url.split('?')[0]?.slice(0, 120);
      return reply
        .code(404)
        .type(PROBLEM_TYPE)
        .send(JSON.stringify(notFound(`There is no ${path}; /api lists every address.`)));
    });
  });
  await app.register(swaggerUi, {
    routePrefix: '/api',
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${REFERENCE_STYLES}`),
    theme: { title: 'API · Complete D&D 3.5e Reference' },
    logo: { type: 'image/svg+xml', content: LOGO, href: '/', target: '_self' },
    uiConfig: { docExpansion: 'list', deepLinking: true, displayRequestDuration: true, tryItOutEnabled: true },
  });
}

/** Removes schemas that nothing refers to: parameters are described inline with each route. */
function withoutInputs<Document extends object>(document: Document): Document {
  const { schemas = {} } = (document as { components?: { schemas?: Record<string, object> } }).components ?? {};
  for (let unused = [''], text = ''; unused.length > 0; ) {
    text = JSON.stringify(document);
    unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
  }
  return document;
}

/** Adds the meaning of each status where the document lacks it. */
function withMeanings<Document extends object>(document: Document): Document {
  const { paths = {} } = document as { paths?: Record<string, Record<string, { responses?: Responses }>> };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
    for (const [status, response] of Object.entries(operation.responses ?? {}))
      response.description = STATUSES[status] ?? response.description;
  return document;
}
type Responses = Record<string, { description: string }>;

/** The operation id, which names the method of generated clients: `/api/spells/:slug` → `getSpellsBySlug`. */
function operationOf({ path, body }: ApiRoute): string {
  const words = path.split(/[/.]/).slice(2);
  const parts = words.map((word) => (word.startsWith(':') ? `By${capitalized(word.slice(1))}` : capitalized(word)));
  return `${body ? 'post' : 'get'}${parts.join('').replace(/-./g, ([, letter = '']) => letter.toUpperCase())}`;
}

/** The parameters in a path such as `/api/spells/:slug`. */
function pathParameters(path: string) {
  return z.object(Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, z.string()])));
}

/** Statuses that every route can have: too many requests, and no database. */
const COMMON_STATUSES = [429, 503] as const;

type Parts = { files: CompressedFiles; limit: LimitRoute | null; origin: (request: IncomingMessage) => string };
type ApiRequest = FastifyRequest<{ Params: Record<string, string> }>;

function serveRoute(app: FastifyInstance, route: ApiRoute, { files, limit, origin }: Parts): void {
  const failures = Object.fromEntries([...route.failures, ...COMMON_STATUSES].map((status) => [status, PROBLEM]));
  const options = {
    url: route.path,
    handler: async (request: ApiRequest, reply: FastifyReply) => {
      const call = {
        params: request.params,
        query: rawQuery(request),
        site: origin(request.raw),
        ...(route.body && { body: request.body }),
      };
      const quota = typeof route.quota === 'function' ? route.quota(call.query) : route.quota;
      const release = quota && limit?.(quota, request, reply);
      const closed = new Promise((done) => reply.raw.once('close', done));
      const handled = route.handle(call);
      // A response counts until it was read, and work until it is done, even for a client that has left.
      if (release) void Promise.allSettled([handled, closed]).then(release);
      return send(reply, await handled, files);
    },
  };
  app.route<{ Params: Record<string, string> }>({
    ...options,
    method: route.body ? 'POST' : 'GET',
    bodyLimit: REQUEST_BUDGET.bodyBytes,
    schema: {
      tags: [route.tag],
      summary: route.summary,
      operationId: operationOf(route),
      ...(route.parameters && { querystring: route.parameters }),
      ...(route.body && { body: route.body }),
      ...(route.path.includes(':') && { params: pathParameters(route.path) }),
      response: { 200: answerSchema(route), ...failures },
    },
    exposeHeadRoute: false,
  });
  if (route.body) {
    refuseReading(app, route.path);
    return;
  }
  // Node.js sends no body for HEAD. Fastify's own HEAD routes remove the payload before a hook can read its length.
  app.route<{ Params: Record<string, string> }>({ ...options, method: 'HEAD', schema: { hide: true } });
}

/** Answers GET and HEAD of an address that is called by POST. */
function refuseReading(app: FastifyInstance, url: string): void {
  app.route({
    url,
    method: ['GET', 'HEAD'],
    schema: { hide: true },
    exposeHeadRoute: false,
    handler: async (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST, OPTIONS')
        .type(PROBLEM_TYPE)
        .send(JSON.stringify(problemOf(405, `${url} is called by POST, with a JSON body; /api describes it.`))),
  });
}

/** The schema of every failure in the OpenAPI document. */
const PROBLEM = { description: 'A problem (RFC 9457)', content: { [PROBLEM_TYPE]: { schema: problem } } };

function answerSchema({ answer, answerType }: ApiRoute) {
  if (answerType === undefined) return answer;
  return { description: STATUSES[200], content: { [answerType]: { schema: answer } } };
}

async function send(reply: FastifyReply, answer: ApiAnswer, files: CompressedFiles): Promise<FastifyReply> {
  const { status, json, type, file, compressed, location } = answer;
  if (location) reply.header('location', location);
  if (file) reply.header('content-disposition', `attachment; filename="${file.name}"`);
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  reply.code(status).type(status < 300 ? `${file?.type ?? type ?? 'application/json'}; charset=utf-8` : PROBLEM_TYPE);
  if (compressed === undefined) return reply.send(json);
  const brotli = typeof json === 'string' ? Buffer.from(json) : json;
  return reply.send(await files.payload(reply, { ...compressed, brotli }));
}

function rawQuery(request: FastifyRequest) {
  const start = request.url.indexOf('?');
  return apiNames(readQuery(start < 0 ? '' : request.url.slice(start + 1)));
}
