import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { createRequest } from '@remix-run/node-fetch-server';
import fastify, { type FastifyInstance } from 'fastify';
import { serveApi } from '../api/http.ts';
import type { ApiRoute } from '../api/route.ts';
import type { Picture } from '../catalogue/pictures.ts';
import { PROBLEM_TYPE, type Problem } from '../contract/problems.ts';

import { servePictures } from './pictures.ts';

export type WebHandler = (request: Request) => Promise<Response>;

type Parts = {
  routes: readonly ApiRoute[];
  web: WebHandler;
  /** Portraits, artwork and tokens by address. */
  picture: (path: string) => Promise<Picture | null>;
  logLevel: string;
  /** Folder of built browser files; absent where a development server answers for them. */
  clientFolder?: string;
  /** Adds what has to come before all routes. */
  prepare?: (app: FastifyInstance) => Promise<void>;
  /** How many proxies stand before the server. */
  trustedProxies?: number;
};

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const AN_HOUR_IN_SECONDS = 60 * 60;

/** Puts API, pages and files together into one HTTP server that is not listening yet. */
export async function createApp({
  routes,
  web,
  picture,
  logLevel,
  clientFolder,
  prepare,
  trustedProxies = 0,
}: Parts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    exposeHeadRoutes: true,
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    return reply
      .code(status)
      .type(PROBLEM_TYPE)
      .send(JSON.stringify(problemOf(status, error.message)));
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // Headers for browsers of long ago.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await prepare?.(app);
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  await serveApi(app, routes);
  if (clientFolder) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/');
        const age = hashed ? `max-age=${A_YEAR_IN_SECONDS}, immutable` : `max-age=${AN_HOUR_IN_SECONDS}`;
        response.header('cache-control', `public, ${age}`);
      },
    });
  }
  await app.register(servePictures, { find: picture });
  await app.register(servePages, { web });
  return app;
}

/** Everything that is neither API nor a file is a page. */
async function servePages(app: FastifyInstance, { web }: { web: WebHandler }): Promise<void> {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const response = await web(createRequest(request.raw, reply.raw));
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.send(Buffer.from(await response.arrayBuffer()));
  });
}

function problemOf(status: number, message: string): Problem {
  return status === 500
    ? {
        type: 'about:blank',
        title: 'Internal error',
        status,
        detail: 'Something went wrong here. The fault is recorded; please try again in a moment.',
      }
    : { type: 'about:blank', title: status === 429 ? 'Too many requests' : 'Bad request', status, detail: message };
}
