import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serveApi } from '../api/http.ts';
import type { ApiRoute } from '../api/route.ts';
import type { Picture } from '../catalogue/pictures.ts';
import { REQUEST_BUDGET } from '../contract/budget.ts';
import { notFound, PROBLEM_TYPE, problemOf, RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import { clientErrors } from './client-errors.ts';
import type { Configuration } from './configuration.ts';
import { addHeaders } from './headers.ts';
import { serveHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { servePages, type WebHandler } from './pages.ts';
import type { Painter } from './painter.ts';
import { servePictures } from './pictures.ts';
import { RateLimiter } from './rate-limiter.ts';
import { RequestGate } from './request-gate.ts';
import { createLogStream, RequestLog } from './request-log.ts';
import { createCacheKeys } from './response-cache/cache-keys.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import { storeResponses } from './response-cache/store-responses.ts';
import { createRouteLimit } from './route-quotas.ts';
import { commonHeaders, createPagePolicy, DATA_POLICY, WORKER_POLICY } from './security.ts';

type Settings = Pick<
  Configuration,
  'HOST' | 'TRUST_PROXY' | 'RATE_LIMIT_MAX' | 'CACHE_MAX_BYTES' | 'PUBLIC_URL' | 'GOOGLE_CLIENT_ID' | 'LOG_LEVEL'
>;

type Parts = {
  routes: readonly ApiRoute[];
  web: WebHandler;
  settings: Settings;
  /** Throws if the catalogue cannot be read. */
  ping: () => Promise<unknown>;
  /** Portraits, artwork and tokens by address. */
  picture: (path: string) => Promise<Picture | null>;
  paint: Painter['paint'];
  /** Milliseconds that producing a response may take. Defaults to the limit in the budget. */
  workMilliseconds?: number;
  /** The folder of built browser files; absent if a development server serves them. */
  clientFolder?: string;
  /** Adds middleware before all routes, in watch mode. */
  prepare?: (app: FastifyInstance) => Promise<void>;
};

/** The server, and the parts of it that other modules read or control while it runs. */
export type Site = {
  app: FastifyInstance;
  gate: RequestGate;
  cache: ResponseCache | null;
  log: RequestLog;
  /** Drops all stored responses, and does not store those in flight. Called when the catalogue has changed. */
  clearCache: () => void;
};

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const HOUR_IN_SECONDS = 60 * 60;
const MAX_PARAMETER_LENGTH = 500;

/** Combines API, pages and files into one HTTP server. It does not listen yet. */
export async function createApp({
  routes,
  web,
  picture,
  paint,
  settings,
  ping,
  workMilliseconds = REQUEST_BUDGET.workMilliseconds,
  clientFolder,
  prepare,
}: Parts): Promise<Site> {
  const { TRUST_PROXY, RATE_LIMIT_MAX, CACHE_MAX_BYTES, LOG_LEVEL } = settings;
  const common = commonHeaders(settings);
  const log = new RequestLog(TRUST_PROXY);
  const cache = CACHE_MAX_BYTES > 0 ? new ResponseCache(CACHE_MAX_BYTES) : null;
  const cacheKeys = createCacheKeys(routes);
  const limiter = RATE_LIMIT_MAX > 0 ? new RateLimiter() : null;
  const gate = new RequestGate({
    postPaths: new Set(routes.filter(({ body }) => body !== undefined).map(({ path }) => path)),
    cacheKeys,
    cache,
    limiter,
    requestsPerMinute: RATE_LIMIT_MAX,
    trustedProxies: TRUST_PROXY,
    log,
    commonHeaders: common,
  });
  const lines = createLogStream(LOG_LEVEL);
  const app = fastify({
    logger: { level: LOG_LEVEL, stream: lines },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => log.idOf(request),
    rewriteUrl: (request) => gate.targetOf(request),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    handlerTimeout: workMilliseconds,
    exposeHeadRoutes: true,
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < TRUST_PROXY,
    // An address with an invalid encoding does not run hooks, so that its response gets its header fields here.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...common, 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' });
      answerFault(error, request, reply);
    },
    clientErrorHandler: clientErrors(common),
    serverFactory: (behind) =>
      createHttpServer(
        (request, response) => gate.handle(request, response, behind),
        limiter !== null && TRUST_PROXY === 0,
      ),
  });
  log.writeTo(app.log);
  const end = () => {
    // Node waits for its threads. A write that never returns would keep the process alive.
    if (!lines.end()) process.kill(process.pid, 'SIGKILL');
  };
  process.once('exit', end);
  app.addHook('onClose', async () => {
    if (await lines.close()) process.off('exit', end);
  });
  app.setErrorHandler(answerFault);
  const pagePolicy = prepare ? null : createPagePolicy(settings);
  addHeaders(app, { common, pagePolicy, cacheable: (target) => cacheKeys(target) !== null, log });
  if (cache) storeResponses(app, gate.inFlight, cache);
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload))
      gate.holdUnread(request.raw, reply.raw, Buffer.byteLength(payload));
    return payload;
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  serveHealth(app, { ping, isDraining: () => gate.draining });
  await prepare?.(app);
  await serveApi(app, routes, limiter && createRouteLimit(gate, limiter, TRUST_PROXY), originOf(settings));
  if (clientFolder) await serveFiles(app, clientFolder);
  await app.register(servePictures, { find: picture, paint });
  await app.register(servePages, { web, origin: originOf(settings), policy: pagePolicy });
  const clearCache = () => {
    gate.inFlight.forget();
    cache?.clear();
  };
  return { app, gate, cache, log, clearCache };
}

/** The public origin; without configuration, the address that the server listens on. */
function originOf({ PUBLIC_URL, HOST }: Settings): (request: IncomingMessage) => string {
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  const host = name.includes(':') ? `[${name}]` : name;
  return ({ socket }) => PUBLIC_URL ?? `http://${host}:${socket.localPort}`;
}

/** Turns an error into a problem. An unexpected cause is logged and not sent to the client. */
function answerFault(error: Fault, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode: status = 500, code } = error;
  const message = code === 'FST_ERR_HANDLER_TIMEOUT' ? TOO_SLOW : error.message;
  const known = (status >= 400 && status < 500) || status === 503;
  if (!known) request.log.error(error);
  const problem = known ? problemOf(status, message) : problemOf(500, FAULT);
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}

type Fault = { statusCode?: number; code?: string; message: string };

const TOO_SLOW = 'The answer took too long to make. Please try again in a few seconds.';
const FAULT = 'Something went wrong here. The fault is recorded; please try again in a moment.';

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const options: FastifyStaticOptions = {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      const age = hashed ? `max-age=${YEAR_IN_SECONDS}, immutable` : `max-age=${HOUR_IN_SECONDS}`;
      response.header('cache-control', `public, ${age}`);
      // The service worker has a policy of its own; that of the page does not apply to it.
      if (/\/sw\.js(?:\.\w+)?$/.test(path)) response.header('content-security-policy', WORKER_POLICY);
    },
  };
  await app.register(fastifyStatic, { ...options, wildcard: false, globIgnore: ['assets/**'] });
  await app.register(
    async (assets) => {
      // These requests are not counted, so that missing files must not cost more than existing ones.
      assets.setNotFoundHandler(async (_request, reply) =>
        reply
          .code(404)
          .type(PROBLEM_TYPE)
          .send(JSON.stringify(notFound('There is no such file.'))),
      );
      await assets.register(fastifyStatic, { ...options, root: join(root, 'assets'), decorateReply: false });
    },
    { prefix: '/assets' },
  );
}
