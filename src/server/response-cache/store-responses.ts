import type { FastifyInstance, FastifyReply } from 'fastify';
import { CachedResponse } from './cached-response.ts';
import { acceptedEncoding, type Encoding } from './encodings.ts';
import type { InFlight } from './in-flight.ts';
import type { ResponseCache } from './response-cache.ts';

/** Header fields of a single response, which are not stored. */
const PER_RESPONSE = /^(?:content-length|date|connection|keep-alive|x-request-id|ratelimit.*)$/;

/**
 * Stores the response to a cache key, passes it to all waiters, and sends this client the encoding that it accepts.
 * Only responses of status 200 are stored, because there are endless addresses without a page.
 */
export function storeResponses(app: FastifyInstance, inFlight: InFlight, cache: ResponseCache): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!inFlight.has(request.raw)) return payload;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    // A used-up quota concerns this client only.
    if (!(body instanceof Uint8Array) || reply.hasHeader('content-encoding') || reply.statusCode === 429) {
      inFlight.finish(request.raw, null);
      return payload;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
    const response = await CachedResponse.of(reply.statusCode, bytes, sharedHeaders(reply), encoding);
    const cacheKey = inFlight.storableKey(request.raw);
    if (cacheKey && isStorable(reply)) cache.store(cacheKey, response);
    inFlight.finish(request.raw, response);
    return sendStored(response, reply, encoding);
  });
}

function isStorable(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';
}

function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const fields = Object.entries(reply.getHeaders()).filter(([name]) => !PER_RESPONSE.test(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** The payload for this client; sets the header fields of its encoding. */
function sendStored(response: CachedResponse, reply: FastifyReply, encoding: Encoding): Buffer | null {
  const etag = response.matchingEtag(reply.request.headers['if-none-match']);
  const representation = response.representation(encoding);
  const headers = (etag ? response.notModified(etag) : representation?.headers) ?? [];
  if (etag) {
    reply.code(304);
    for (const name of ['content-type', 'content-length', 'content-security-policy']) reply.removeHeader(name);
  }
  for (let i = 0; i + 1 < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  return etag ? null : (representation?.body ?? null);
}
