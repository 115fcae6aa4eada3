import type { LimitRoute } from '../api/http.ts';
import { clientAddress, clientNetwork } from './client-address.ts';
import { exhaustedSentence, type RateLimiter, rateLimitHeaders } from './rate-limiter.ts';
import type { RequestGate } from './request-gate.ts';

/**
 * Makes what counts the requests to a route that has a quota of its own. The response says what is left of that and of the
 * client's allowance for all requests.
 */
export function createRouteLimit(gate: RequestGate, limiter: RateLimiter, trustedProxies: number): LimitRoute {
  return (quota, request, reply) => {
    const own = limiter.take(quota, clientNetwork(clientAddress(request.raw, trustedProxies)));
    const all = gate.allowanceOf(request.raw);
    const headers = rateLimitHeaders(all === null ? [own] : [all, own]);
    for (let i = 0; i + 1 < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
    if (!own.allowed) throw Object.assign(new Error(exhaustedSentence(own)), { statusCode: 429 });
  };
}
