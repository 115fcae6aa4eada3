import type { FastifyInstance } from 'fastify';
import type { RequestLog } from './request-log.ts';
import { DATA_POLICY, type PagePolicy, PERMISSIONS_POLICY } from './security.ts';

/**
 * A page refers to files that exist only in its version of the site. Browsers and proxies may cache it but must
 * revalidate it each time, which costs a 304.
 */
const PAGE = 'public, max-age=0, must-revalidate';
/**
 * Other responses do not depend on files. Proxies cache them for a few minutes, and longer while the site cannot be
 * reached. Browsers revalidate them, because a page must not get a response of an older version.
 */
const SHARED = 'public, max-age=0, s-maxage=300, stale-if-error=86400';
/** What is missing may exist in the next version. */
const MISSING = 'public, max-age=0, s-maxage=60';

type Parts = {
  common: Readonly<Record<string, string>>;
  /** The policy of a page; null in watch mode, where tools add scripts to pages. */
  pagePolicy: PagePolicy | null;
  /** Whether the response to a target is the same for all clients. */
  cacheable: (target: string) => boolean;
  log: RequestLog;
};

/** Adds header fields to every response, and a log line for every request. */
export function addHeaders(app: FastifyInstance, { common, pagePolicy, cacheable, log }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    const readers = request.url.startsWith('/api') ? 'cross-origin' : 'same-origin';
    reply.headers({ ...common, 'cross-origin-resource-policy': readers, 'x-request-id': request.id });
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) {
      reply.header('permissions-policy', PERMISSIONS_POLICY);
      if (pagePolicy && !reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', pagePolicy([]));
    } else if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', ageOf(reply.statusCode, cacheable(request.url), type));
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    log.done({
      id: request.id,
      request: request.raw,
      target: request.url,
      status: reply.statusCode,
      source: 'made',
      milliseconds: reply.elapsedTime,
    });
  });
}

function ageOf(status: number, cacheable: boolean, type: string): string {
  if (status === 404 && (cacheable || type.startsWith('text/html'))) return MISSING;
  if (!cacheable || (status !== 200 && status !== 304)) return 'no-store';
  return type.startsWith('text/html') ? PAGE : SHARED;
}
